import { cutOffWithinHour } from './cut-off.ts';
import type { Arrival, TransPolicy } from './delivery.ts';

/**
 * Returns the current arrivals, with the cut-off only in its last hour.
 * @param now ms since 1970 UTC
 * @example
 * const policy = { itemNo: itemNo('A-100'), arrivalScheduledDate: '2026-11-21', displayType: 'Scheduled' } as const;
 * const cutOffTime = '2026-11-20T12:20:00+09:00';
 * arrivalsAt([{ ...policy, cutOffTime }], testNow).map(({ minutesLeft }) => minutesLeft); // [ 20 ]
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
 * @example
 * expressDay(Date.parse('2026-11-20T20:59:00+09:00')); // 2026-11-20
 * expressDay(Date.parse('2026-11-20T21:00:00+09:00')); // 2026-11-21
 */
export const expressDay = (now: number): string =>
  new Date(now + (KOREA_HOURS + EXPRESS_HOURS) * HOUR_MS).toISOString().slice(0, 10);
