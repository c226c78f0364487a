import type { Option } from 'fp-ts/Option';
import type { ItemNo } from '../../money/ids.ts';

/** How an arrival is told. */
export const arrivalDisplayTypes = ['Scheduled', 'Guaranteed'] as const;
/** `Guaranteed`: the marketplace's own faster delivery stands for the day (PG-16). */
export type ArrivalDisplayType = (typeof arrivalDisplayTypes)[number];

/** When an item would arrive if it were ordered now (CM-15, PG-16). */
export interface TransPolicy {
  /** The item. */
  readonly itemNo: ItemNo;
  /** The day at the marketplace, `YYYY-MM-DD`. */
  readonly arrivalScheduledDate: string;
  /** How the day is told: as planned, or as guaranteed. */
  readonly displayType: ArrivalDisplayType;
  /** Until when an order arrives that day, ISO 8601; none where it does not matter. */
  readonly cutOffTime: Option<string>;
}

/** An arrival as it is told now. */
export interface Arrival extends Pick<TransPolicy, 'itemNo' | 'arrivalScheduledDate' | 'displayType'> {
  /** Whole minutes left until the cut-off; null while that is more than an hour ahead, or over (PG-16). */
  readonly minutesLeft: number | null;
}
