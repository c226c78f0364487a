import type { LabelView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './Labels.module.scss';

interface LabelsProps {
  readonly labels: readonly LabelView[];
}

/**
 * What kind of item or parcel it is, each in a word: adult, install, bundled, few left… Nothing where
 * there is none. No list: most have one label, and a list of one inside the list of items only tells more to listen to.
 */
export function Labels({ labels }: LabelsProps): ReactNode {
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
