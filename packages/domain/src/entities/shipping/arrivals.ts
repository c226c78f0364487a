import { option as O } from 'fp-ts';
import { cutOffWithinHour } from './cut-off.ts';
import type { Arrival, TransPolicy } from './delivery.ts';

/**
 * Returns the current arrivals, with the cut-off only in its last hour.
 * @param now ms since 1970 UTC
 * @example
 * const policy = { itemNo: itemNo('A-100'), arrivalScheduledDate: '2026-11-21', displayType: 'Scheduled' } as const;
 * const cutOffTime = O.some('2026-11-20T12:20:00+09:00');
 * arrivalsAt([{ ...policy, cutOffTime }], testNow).map(({ minutesLeft }) => minutesLeft); // [ 20 ]
 */
export const arrivalsAt = (policies: readonly TransPolicy[], now: number): readonly Arrival[] =>
  policies.map(({ itemNo, arrivalScheduledDate, displayType, cutOffTime }) => {
    const cutOff = O.isNone(cutOffTime) ? O.none : cutOffWithinHour(cutOffTime.value, now);
    return {
      itemNo,
      arrivalScheduledDate,
      displayType,
      minutesLeft: O.isSome(cutOff) ? cutOff.value.minutesLeft : null,
    };
  });
