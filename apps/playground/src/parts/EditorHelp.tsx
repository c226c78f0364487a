import type { Words } from '../words/words.ts';
import styles from './parts.module.scss';

interface HelpProps {
  readonly words: Words;
  /** What is edited. */
  readonly about?: string;
}

/** How suggestions come: by keys where there are some, by a quotation mark everywhere. */
export const EditorHelp = ({ words, about }: HelpProps) => (
  <p className={styles['help']}>
    {about !== undefined && <>{about} </>}
    {words.editorHelp} <span className={styles['keys']}>{words.editorKeys}</span>
  </p>
);
