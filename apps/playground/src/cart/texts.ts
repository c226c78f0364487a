import { useReducer } from 'react';

/** The texts of both editors. */
export interface Texts {
  readonly cart: string;
  /** Empty for the marketplace. */
  readonly shop: string;
}

/** The current texts and the earlier ones, newest last. */
export interface TextHistory {
  readonly texts: Texts;
  readonly isTyped: boolean;
  readonly past: readonly Texts[];
}

type Change = { readonly next: Partial<Texts>; readonly isTyped: boolean } | 'Undo';

/** The maximum number of undo steps. */
const MAX_STEPS = 100;

/** Applies a change or an undo. Consecutive typing is one step. */
export const changeTexts = (before: TextHistory, change: Change): TextHistory => {
  const { texts, past } = before;
  if (change === 'Undo') {
    const last = past.at(-1);
    return last ? { texts: last, isTyped: false, past: past.slice(0, -1) } : before;
  }
  const next = { ...texts, ...change.next };
  if (next.cart === texts.cart && next.shop === texts.shop) return before;
  const isSameStep = change.isTyped && before.isTyped;
  return { texts: next, isTyped: change.isTyped, past: isSameStep ? past : [...past, texts].slice(-MAX_STEPS) };
};

/** Keeps the texts and their undo steps. */
export const useTexts = (first: Texts) => {
  const [{ texts, past }, dispatch] = useReducer(changeTexts, { texts: first, isTyped: false, past: [] });
  return {
    texts,
    type: (next: Partial<Texts>) => dispatch({ next, isTyped: true }),
    replace: (next: Partial<Texts>) => dispatch({ next, isTyped: false }),
    undo: past.length > 0 ? () => dispatch('Undo') : undefined,
  };
};
