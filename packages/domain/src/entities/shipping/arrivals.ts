import type { ItemNo } from '../../money/ids.ts';
import { parseMoment } from '../../storefront/format.ts';

export const arrivalDisplayTypes = ['Scheduled', 'Guaranteed'] as const;
/** `Guaranteed`: the marketplace guarantees the day. */
export type ArrivalDisplayType = (typeof arrivalDisplayTypes)[number];

/** Arrival of an item if ordered now. */
export interface TransPolicy {
  readonly itemNo: ItemNo;
  /** Day in the marketplace’s time zone, `YYYY-MM-DD`. */
  readonly arrivalScheduledDate: string;
  readonly displayType: ArrivalDisplayType;
  /** Order deadline for that day, ISO 8601, or undefined. */
  readonly cutOffTime: string | undefined;
}

export interface Arrival extends Pick<TransPolicy, 'itemNo' | 'arrivalScheduledDate' | 'displayType'> {
  /** Whole minutes until the cut-off; null if it is more than an hour ahead or has passed. */
  readonly minutesLeft: number | null;
}

const MINUTE_MS = 60_000;

/** A cut-off for the earlier delivery within the next hour. */
export interface CutOff {
  /** Minutes left, rounded up: 1 to 60. */
  readonly minutesLeft: number;
}

/** Returns the cut-off if it is at most an hour ahead; undefined if unreadable. */
export const cutOffWithinHour = (cutOffTime: string, now: number): CutOff | undefined => {
  const minutesLeft = Math.ceil((parseMoment(cutOffTime) - now) / MINUTE_MS);
  return minutesLeft >= 1 && minutesLeft <= 60 ? { minutesLeft } : undefined;
};

/** Returns the current arrivals, with the cut-off only in its last hour. */
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

/** Returns the delivery day of an ExpressShop order, `YYYY-MM-DD` in Korea. */
export const expressDay = (now: number): string =>
  new Date(now + (KOREA_HOURS + EXPRESS_HOURS) * HOUR_MS).toISOString().slice(0, 10);
