/**
 * What no cell may hold: control characters, tabs and line ends among them, and what stands for no character at all, which
 * neither a form nor a file brings through.
 */
const unprintable = /[\p{Cc}\p{Noncharacter_Code_Point}\u2028\u2029\uFFFD]+/gu;

/** Free text as a cell of an estimate holds it: on one line, without control characters or halves of a character (ES-01). */
export const plainText = (text: string): string => text.toWellFormed().replace(unprintable, ' ').trim();
