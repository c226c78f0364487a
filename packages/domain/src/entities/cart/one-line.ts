const lineBreaks = /\s*[\n\v\f\r\u0085\u2028\u2029]\s*/gu;
/** Forbidden in shopper text: control characters, lone surrogates, and direction overrides. */
const unwritable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Normalizes a text: replaces line breaks by a space, removes control characters, trims. */
export const oneLine = (text: string): string =>
  text.replaceAll(lineBreaks, ' ').replaceAll('\t', ' ').replaceAll(unwritable, '').trim();

/** True if the text has one line without control characters. */
export const isOneLine = (text: string): boolean => text.search(unwritable) === -1 && text.search(lineBreaks) === -1;
