import type { QuantityFieldView } from '@baguni/presentation';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

type Limits = Pick<QuantityFieldView, 'min' | 'max' | 'step'>;

/** The step of Page Up and Page Down in pieces, rounded up to whole steps. */
const PAGE = 10;

/** Returns the change for a key in pieces, or undefined for other keys. */
const strideOf = (key: string, step: number): number | undefined => {
  const page = Math.ceil(PAGE / step) * step;
  const strides = new Map([
    ['ArrowUp', step],
    ['ArrowDown', -step],
    ['PageUp', page],
    ['PageDown', -page],
  ]);
  return strides.get(key);
};

/** Between two steps, moves to the next step. */
const onStep = (value: number, stride: number, step: number): number =>
  stride > 0 ? Math.floor(value / step) * step : Math.ceil(value / step) * step;

/**
 * Returns the quantity after a key press, within the limits, or undefined for other keys. Home and End move the caret:
 * End would order the maximum.
 */
export const spun = (key: string, value: number, { min, max, step }: Limits): number | undefined => {
  const stride = strideOf(key, step);
  if (stride === undefined) return undefined;
  return Math.min(max, Math.max(min, onStep(value, stride, step) + stride));
};

/** Delay after the last key step until the quantity is sent, in ms. */
const PAUSE_MS = 1000;

/** An unsent input. Typed digits may be incomplete, so only key steps are sent after a pause. */
interface Draft {
  readonly text: string;
  readonly isStepped: boolean;
  /** True if further digits were dropped. Such a value is not sent. */
  readonly isCut?: boolean;
}

interface DraftField {
  readonly text: string;
  readonly valueNow: number;
  readonly type: (text: string) => void;
  readonly commit: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const numberIn = (text: string): number | undefined =>
  /^[\d\uff10-\uff19]+$/u.test(text.trim()) ? Number(text.normalize('NFKC')) : undefined;

/**
 * The draft of a quantity field: sent on Enter, blur or 1 s after the last key step, dropped on Escape. Otherwise the
 * field shows the cart's value.
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
    // the cart's own value is sent too, because it clears an older error
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
    // marks Escape as handled if a draft was dropped, so that no other element closes
    if (draft !== undefined) event.preventDefault();
    setDraft(undefined);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') return commit();
    if (event.key === 'Escape') return restore(event);
    if (event.shiftKey) return;
    const next = spun(event.key, valueNow, view);
    if (next === undefined) return;
    event.preventDefault();
    edit({ text: String(next), isStepped: true });
  };
  const type = (typed: string): void => {
    // extra digits are dropped and the rule reports them (QT-01)
    const isCut = typed.length > view.maxDigits;
    if (isCut) send(typed);
    edit({ text: typed.slice(0, view.maxDigits), isStepped: false, isCut });
  };
  return { text, valueNow, type, commit, onKeyDown };
};
