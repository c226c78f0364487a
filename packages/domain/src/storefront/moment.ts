const DAY = /^\d{4}-\d\d-\d\d$/u;

const MOMENT =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

/**
 * True for an ISO 8601 calendar day.
 * @example
 * ['2026-02-28', '2026-02-30', '2026-2-8'].map(isDay); // [ true, false, false ]
 */
export const isDay = (text: string): boolean =>
  // `Date` reads 30 February as 2 March.
  DAY.test(text) && (new Date(text).toJSON() ?? '').startsWith(text);

/**
 * True for an RFC 3339 timestamp with seconds and UTC offset. Without an offset it would depend on the reader’s time
 * zone.
 * @example
 * ['2026-11-21T09:00:00Z', '2026-11-21T18:00:00+09:00', '2026-11-21T09:00:00', '2026-11-21'].map(isMoment); // [ true, true, false, false ]
 */
export const isMoment = (text: string): boolean => isDay(MOMENT.exec(text)?.[1] ?? '');

/**
 * Parses an RFC 3339 timestamp.
 * @returns ms since 1970 UTC; `NaN` unless `isMoment`
 * @example
 * parseMoment('2026-11-20T12:00:00+09:00') === testNow; // true
 * parseMoment('2026-02-30T12:00:00Z'); // NaN
 */
export const parseMoment = (text: string): number => (isMoment(text) ? Date.parse(text) : Number.NaN);

/** Pattern of a timestamp for schemas; it does not check the calendar. */
export const momentPattern: string = MOMENT.source;
