import { option as O } from 'fp-ts';
import { cutOffWithinHour } from './cut-off.ts';
import type { Arrival, TransPolicy } from './delivery.ts';

/** What is told of arrivals now: the cut-off only within its last hour (PG-16). @param now ms since 1970 UTC */
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
