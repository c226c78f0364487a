import type { BadgeView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/store.ts';
import styles from './ServiceBadge.module.scss';

interface ServiceBadgeProps {
  readonly badge: BadgeView;
}

export function ServiceBadge({ badge }: ServiceBadgeProps): ReactNode {
  return <span className={classes(styles['root'], styles[badge.service])}>{badge.label}</span>;
}
