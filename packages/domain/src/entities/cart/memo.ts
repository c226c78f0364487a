import { isOneLine, oneLine } from './one-line.ts';

export const MAX_MEMO_BYTES = 100;

/**
 * Returns the bytes of a memo: 2 per character beyond Latin-1 (a surrogate pair is one character), otherwise 1.
 * @example
 * [memoBytes('Ring twice'), memoBytes('문 앞')]; // [ 10, 5 ]
 */
export const memoBytes = (text: string): number =>
  Array.from(text).reduce((bytes, character) => bytes + (character > '\u00ff' ? 2 : 1), 0);

/**
 * Normalizes a memo: line breaks become one space, other control characters are removed, and it is trimmed (LY-08).
 * @example
 * memoOf('  Ring twice,\n please '); // Ring twice, please
 */
export const memoOf: (text: string) => string = oneLine;

/**
 * True if the text is a valid memo: at most 100 bytes, one line, no control characters.
 * @example
 * ['Ring twice', 'Ring\ntwice', '문'.repeat(51)].map(isMemo); // [ true, false, false ]
 */
export const isMemo = (text: string): boolean => memoBytes(text) <= MAX_MEMO_BYTES && isOneLine(text);
