import { isMemo, MAX_MEMO_BYTES } from '@baguni/domain';
import { plain } from '../base/described.ts';

/** The memo of an order: at most 100 bytes, and so at most 100 characters, in one line (LY-08). */
export const memo = plain<string, string>(
  { type: 'Text', min: 0, max: MAX_MEMO_BYTES },
  (value): value is string => typeof value === 'string' && isMemo(value),
  (text) => text,
);

/** Under which name a browser tab keeps the memo. */
export const MEMO_KEY = 'baguni.memo';

/**
 * The memo that a browser tab keeps; empty where it keeps none, or what is no memo (LY-08). It stands beside the codec so
 * that ordering needs nothing that is loaded for the layer.
 * @example
 * recallMemo({ getItem: (key) => (key === MEMO_KEY ? 'Ring twice' : null) }); // Ring twice
 * recallMemo({ getItem: () => null }) === ''; // true
 */
export const recallMemo = (storage: { readonly getItem: (key: string) => string | null }): string => {
  try {
    const text = storage.getItem(MEMO_KEY) ?? '';
    return memo.is(text) ? text : '';
  } catch {
    // a browser that denies storage has nothing stored
    return '';
  }
};
