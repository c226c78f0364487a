import type { QuantityFieldView } from '@baguni/presentation';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { spun } from './spin.ts';

/** How long after the last step by key the quantity is sent, in ms. */
const PAUSE_MS = 1000;

/** What is typed in the field before it is sent. Typed digits may be half a number, so only steps are sent after a pause. */
interface Draft {
  readonly text: string;
  readonly isStepped: boolean;
  /** The first digits of a number that the field does not take: no quantity that was meant, so it is not sent. */
  readonly isCut?: boolean;
}

/** A quantity field while it is edited. */
export interface DraftField {
  readonly text: string;
  readonly valueNow: number;
  readonly type: (text: string) => void;
  readonly commit: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const numberIn = (text: string): number | undefined =>
  /^[\d\uff10-\uff19]+$/u.test(text.trim()) ? Number(text.normalize('NFKC')) : undefined;

/**
 * The local value of a quantity field: typed or stepped, sent on Enter, on blur or 1 s after the last step, dropped on
 * Escape. Once it is sent the field shows what the cart says: the number on its way, or the old one where it is refused.
 */
export const useDraft = (view: QuantityFieldView, send: (asked: string) => void): DraftField => {
  const [draft, setDraft] = useState<Draft>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const text = draft?.text ?? view.value;
  const valueNow = numberIn(text) ?? view.valueNow;

  const commit = (): void => {
    clearTimeout(timer.current);
    if (draft === undefined) return;
    setDraft(undefined);
    // the cart's own value clears an older error, so it is sent as well
    if (!draft.isCut && (draft.text.trim() !== view.value || view.error !== undefined)) send(draft.text);
  };
  const lastCommit = useRef(commit);
  useEffect(() => {
    lastCommit.current = commit;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const edit = (next: Draft): void => {
    clearTimeout(timer.current);
    setDraft(next);
    if (next.isStepped) timer.current = setTimeout(() => lastCommit.current(), PAUSE_MS);
  };
  const restore = (event: KeyboardEvent): void => {
    clearTimeout(timer.current);
    // used, where there is something to give up: nothing else on the page closes by it as well
    if (draft !== undefined) event.preventDefault();
    setDraft(undefined);
  };
  const isTyping = draft !== undefined && !draft.isStepped;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') return commit();
    if (event.key === 'Escape') return restore(event);
    // while a number is typed Home and End move within it
    if (event.shiftKey || (isTyping && (event.key === 'Home' || event.key === 'End'))) return;
    const next = spun(event.key, valueNow, view);
    if (next === undefined) return;
    event.preventDefault();
    edit({ text: String(next), isStepped: true });
  };
  const type = (typed: string): void => {
    // the field takes no more; the rule says so (QT-01)
    const isCut = typed.length > view.maxDigits;
    if (isCut) send(typed);
    edit({ text: typed.slice(0, view.maxDigits), isStepped: false, isCut });
  };
  return { text, valueNow, type, commit, onKeyDown };
};
