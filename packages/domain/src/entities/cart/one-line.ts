const lineBreaks = /\s*[\n\v\f\r\u0085\u2028\u2029]\s*/gu;
/** What no text of a shopper holds: control characters, halves of surrogate pairs, and what turns the direction of the text around it. */
const unwritable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** A shopper's text as it is kept: line breaks are one space, other control characters are left out, its ends hold no spaces. */
export const oneLine = (text: string): string =>
  text.replaceAll(lineBreaks, ' ').replaceAll('\t', ' ').replaceAll(unwritable, '').trim();

/** Whether a text is of one line, without control characters. */
export const isOneLine = (text: string): boolean => text.search(unwritable) === -1 && text.search(lineBreaks) === -1;
