import { useReducer } from 'react';
import type { Texts } from './texts.ts';
import { undone, written, type History, type How } from './history.ts';

type Step = { readonly next: Partial<Texts>; readonly how: How } | 'Undo';

/** The texts of the playground, and what changes them (EN-20). */
export interface WrittenTexts {
  readonly texts: Texts;
  /** How they came to be. */
  readonly how: How;
  readonly write: (next: Partial<Texts>, how: How) => void;
  /** One step back; none where there is none. */
  readonly undo: (() => void) | undefined;
}

const stepped = (before: History, step: Step): History =>
  step === 'Undo' ? undone(before) : written(before, step.next, step.how);

/** Keeps the texts with the steps back. */
export const useTexts = (first: Texts): WrittenTexts => {
  const [{ texts, how, past }, step] = useReducer(stepped, { texts: first, how: 'Made', past: [] });
  return {
    texts,
    how,
    write: (next, by) => step({ next, how: by }),
    undo: past.length > 0 ? () => step('Undo') : undefined,
  };
};
