import type { Words } from '../words/words.ts';
import { Panel } from './Panel.tsx';
import styles from './parts.module.scss';

interface BrokenProps {
  readonly words: Words;
  readonly onAnew: () => void;
}

/** In place of a page that broke: a word, and a way on. */
export const Broken = ({ words, onAnew }: BrokenProps) => (
  <main>
    <Panel title={words.title}>
      <p role="alert">{words.broken}</p>
      <button type="button" className={styles['primary']} onClick={onAnew}>
        {words.beginAnew}
      </button>
    </Panel>
  </main>
);
