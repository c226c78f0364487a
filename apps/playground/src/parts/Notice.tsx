import { useEffect, useEffectEvent } from 'react';
import styles from './Notice.module.scss';

/** What was said last of a press. */
export interface Said {
  readonly text: string;
  /** Counts what is said: the same words said again are heard again. */
  readonly n: number;
  /** What repeats only what is in view anyway goes by itself (WA-11). */
  readonly isPassing: boolean;
}

/** Says something of a press. @param isPassing whether it goes by itself */
export type Say = (text: string, isPassing?: boolean) => void;

/** How long it stays then, in ms. */
const PASSES_AFTER_MS = 6000;

interface NoticeProps {
  readonly said: Said;
  readonly onGone: () => void;
}

/** The answer to the last press, in view wherever the press was (WA-28). */
export const Notice = ({ said, onGone }: NoticeProps) => {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (!said.isPassing || said.text === '') return undefined;
    const timer = setTimeout(gone, PASSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return <output className={styles['notice']}>{said.text !== '' && <span key={said.n}>{said.text}</span>}</output>;
};
