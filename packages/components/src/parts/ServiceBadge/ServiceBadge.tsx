import type { BadgeView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/store.ts';
import styles from './ServiceBadge.module.scss';

export function ServiceBadge({ badge }: { readonly badge: BadgeView }): ReactNode {
  return <span className={classes(styles['root'], styles[badge.service])}>{badge.label}</span>;
}
