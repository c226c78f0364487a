import type { LabelView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/store.ts';
import styles from './Labels.module.scss';

/**
 * Labels of an item or parcel, such as adult or bundled. Not a list, because nested lists are verbose in screen
 * readers.
 */
export function Labels({ labels }: { readonly labels: readonly LabelView[] }): ReactNode {
  if (labels.length === 0) return null;
  return (
    <p className={styles['root']}>
      {labels.map(({ kind, text }) => (
        <span key={kind} className={classes(styles['label'], styles[kind])}>
          {text}
        </span>
      ))}
    </p>
  );
}
