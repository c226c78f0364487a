import { isOneLine, oneLine } from './one-line.ts';

export const MAX_MEMO_BYTES = 100;

/** Returns the bytes of a memo: 2 per character beyond Latin-1 (a surrogate pair is one character), otherwise 1. */
export const memoBytes = (text: string): number =>
  Array.from(text).reduce((bytes, character) => bytes + (character > '\u00ff' ? 2 : 1), 0);

/** Normalizes a memo: line breaks become one space, other control characters are removed, and it is trimmed (LY-08). */
export const memoOf: (text: string) => string = oneLine;

/** True if the text is a valid memo: at most 100 bytes, one line, no control characters. */
export const isMemo = (text: string): boolean => memoBytes(text) <= MAX_MEMO_BYTES && isOneLine(text);
