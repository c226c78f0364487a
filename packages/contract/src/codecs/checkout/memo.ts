import { isMemo, MAX_MEMO_BYTES } from '@baguni/domain';
import { plain } from '../base/described.ts';

/** A memo of up to 100 bytes in one line (LY-08). */
export const memo = plain<string, string>(
  { type: 'Text', min: 0, max: MAX_MEMO_BYTES },
  (value): value is string => typeof value === 'string' && isMemo(value),
  (text) => text,
);

/** Storage key of the memo in a browser tab. */
export const MEMO_KEY = 'baguni.memo';

/**
 * Returns the stored memo, or an empty string if it is missing or invalid. Placed here so that checkout need not load
 * the memo layer.
 * @example
 * recallMemo({ getItem: (key) => (key === MEMO_KEY ? 'Ring twice' : null) }); // Ring twice
 * recallMemo({ getItem: () => null }) === ''; // true
 */
export const recallMemo = (storage: { readonly getItem: (key: string) => string | null }): string => {
  try {
    const text = storage.getItem(MEMO_KEY) ?? '';
    return memo.is(text) ? text : '';
  } catch {
    // a browser that denies storage counts as empty
    return '';
  }
};
