import type { ItemNo } from '../../money/ids.ts';

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
