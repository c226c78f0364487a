import { cutOffWithinHour } from './cut-off.ts';
import type { Arrival, TransPolicy } from './delivery.ts';

/**
 * Returns the current arrivals, with the cut-off only in its last hour.
 * @param now ms since 1970 UTC
 */
export const arrivalsAt = (policies: readonly TransPolicy[], now: number): readonly Arrival[] =>
  policies.map(({ itemNo, arrivalScheduledDate, displayType, cutOffTime }) => {
    const cutOff = cutOffTime === undefined ? undefined : cutOffWithinHour(cutOffTime, now);
    return {
      itemNo,
      arrivalScheduledDate,
      displayType,
      minutesLeft: cutOff?.minutesLeft ?? null,
    };
  });

const HOUR_MS = 3_600_000;
/** Korea is 9 hours ahead of UTC. */
const KOREA_HOURS = 9;
/** ExpressShop delivers within three hours of payment. */
const EXPRESS_HOURS = 3;

/**
 * Returns the day on which ExpressShop delivers an order of `now`, `YYYY-MM-DD` in Korea.
 * @param now ms since 1970 UTC
 */
export const expressDay = (now: number): string =>
  new Date(now + (KOREA_HOURS + EXPRESS_HOURS) * HOUR_MS).toISOString().slice(0, 10);
