import { parseMoment } from '../../storefront/moment.ts';

const MINUTE_MS = 60_000;

/** A cut-off for the earlier delivery within the next hour. */
export interface CutOff {
  /** Minutes left, rounded up: 1 to 60. */
  readonly minutesLeft: number;
}

/**
 * Returns the cut-off if it is at most an hour ahead.
 * @param cutOffTime ISO 8601 with zone; undefined if unreadable
 * @param now ms since 1970 UTC
 */
export const cutOffWithinHour = (cutOffTime: string, now: number): CutOff | undefined => {
  const minutesLeft = Math.ceil((parseMoment(cutOffTime) - now) / MINUTE_MS);
  return minutesLeft >= 1 && minutesLeft <= 60 ? { minutesLeft } : undefined;
};
