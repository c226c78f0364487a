import type { LabelView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './Labels.module.scss';

interface LabelsProps {
  readonly labels: readonly LabelView[];
}

/** What kind of item or parcel it is, each in a word: adult, install, bundled, few left… Nothing where there is none. */
export function Labels({ labels }: LabelsProps): ReactNode {
  if (labels.length === 0) return null;
  return (
    <ul className={styles['root']}>
      {labels.map(({ kind, text }) => (
        <li key={kind} className={classes(styles['label'], styles[kind])}>
          {text}
        </li>
      ))}
    </ul>
  );
}
