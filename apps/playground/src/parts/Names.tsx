import { areMany, joined, listed } from '../words/names.ts';
import type { Words } from '../words/words.ts';
import styles from './parts.module.scss';

interface NamesProps {
  readonly words: Words;
  readonly names: readonly string[];
  /** In place of the first names, what opens them all. */
  readonly head?: string;
}

/** Names in a line; of many the first, which opens into all of them. */
export const Names = ({ words, names, head }: NamesProps) =>
  areMany(names) ? (
    <details className={styles['names']}>
      <summary>{head ?? listed(words, names)}</summary>
      {joined(names)}
    </details>
  ) : (
    <p className={styles['names']}>{head ?? joined(names)}</p>
  );
