const DAY = /^\d{4}-\d\d-\d\d$/u;

/** A day and a time with seconds, and how far its clock is from UTC: 9 hours ahead in Korea. */
const MOMENT =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

/**
 * Whether a text is a day of the calendar, as ISO 8601 writes it.
 * @example
 * ['2026-02-28', '2026-02-30', '2026-2-8'].map(isDay); // [ true, false, false ]
 */
export const isDay = (text: string): boolean =>
  // what reads dates takes 30 February for 2 March
  DAY.test(text) && (new Date(text).toJSON() ?? '').startsWith(text);

/**
 * Whether a text is a moment: ISO 8601 with seconds and its offset from UTC, as RFC 3339 has it. One without an offset would be another
 * moment wherever it is read.
 * @example
 * ['2026-11-21T09:00:00Z', '2026-11-21T18:00:00+09:00', '2026-11-21T09:00:00', '2026-11-21'].map(isMoment); // [ true, true, false, false ]
 */
export const isMoment = (text: string): boolean => isDay(MOMENT.exec(text)?.[1] ?? '');

/** What the parts of a moment may be, as a schema says it; that its day is one of the calendar is not in it. */
export const momentPattern: string = MOMENT.source;
