import { addHours, differenceInMinutes, isAfter, parseISO } from 'date-fns';
import { option as O } from 'fp-ts';

/** The end of ordering for the earlier delivery, close at hand (PG-16). */
export interface CutOff {
  /** Whole minutes left, begun ones counted: 1 to 60. */
  readonly minutesLeft: number;
}

/**
 * What is told of a cut-off: something only while it is ahead by an hour or less (PG-16).
 * @param cutOffTime a moment, ISO 8601 with its zone; one that cannot be read is none
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
