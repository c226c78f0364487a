const DAY = /^\d{4}-\d\d-\d\d$/u;

const MOMENT =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

/** True for an ISO 8601 calendar day. */
export const isDay = (text: string): boolean =>
  // `Date` reads 30 February as 2 March.
  DAY.test(text) && (new Date(text).toJSON() ?? '').startsWith(text);

/**
 * True for an RFC 3339 timestamp with seconds and UTC offset. Without an offset it would depend on the reader’s time
 * zone.
 */
export const isMoment = (text: string): boolean => isDay(MOMENT.exec(text)?.[1] ?? '');

/**
 * Parses an RFC 3339 timestamp.
 * @returns ms since 1970 UTC; `NaN` unless `isMoment`
 */
export const parseMoment = (text: string): number => (isMoment(text) ? Date.parse(text) : Number.NaN);

/** Pattern of a timestamp for schemas; it does not check the calendar. */
export const momentPattern: string = MOMENT.source;
