import { addHours, differenceInMinutes, isAfter, parseISO } from 'date-fns';
import { option as O } from 'fp-ts';

/** A cut-off for the earlier delivery within the next hour. */
export interface CutOff {
  /** Minutes left, rounded up: 1 to 60. */
  readonly minutesLeft: number;
}

/**
 * Returns the cut-off if it is at most an hour ahead.
 * @param cutOffTime ISO 8601 with zone; `none` if unreadable
 * @param now ms since 1970 UTC
 * @example
 * O.toNullable(cutOffWithinHour('2026-11-20T12:20:00+09:00', testNow)); // { minutesLeft: 20 }
 * O.toNullable(cutOffWithinHour('2026-11-20T14:00:00+09:00', testNow)); // null
 */
export const cutOffWithinHour = (cutOffTime: string, now: number): O.Option<CutOff> => {
  const end = parseISO(cutOffTime);
  if (!isAfter(end, now) || isAfter(end, addHours(now, 1))) return O.none;
  return O.some({ minutesLeft: differenceInMinutes(end, now, { roundingMethod: 'ceil' }) });
};
