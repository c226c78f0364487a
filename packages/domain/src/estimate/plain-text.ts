/** What no cell may hold: control characters, tabs and line ends among them, and what XML has no character for. */
// oxlint-disable-next-line no-control-regex -- these are looked for
const unprintable = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\uFFFE\uFFFF]+/gu;

/** Free text as a cell of an estimate holds it: on one line, without control characters or halves of a character (ES-01). */
export const plainText = (text: string): string => text.toWellFormed().replace(unprintable, ' ').trim();
