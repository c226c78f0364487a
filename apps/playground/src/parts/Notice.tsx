import styles from './Notice.module.scss';

/** What was said last of a press. */
export interface Said {
  readonly text: string;
  /** Counts what is said: the same words said again are heard again. */
  readonly n: number;
}

/** The answer to the last press, in view wherever the press was (WA-28). */
export const Notice = ({ said: { text, n } }: { readonly said: Said }) => (
  <output className={styles['notice']}>{text !== '' && <span key={n}>{text}</span>}</output>
);
