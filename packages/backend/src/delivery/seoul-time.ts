import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';

/** Offset of Seoul time in hours; Korea has no daylight saving time. */
export const SEOUL_HOURS = 9;

/** Returns Seoul’s last midnight in ms of Seoul time. */
export const seoulToday = (now: number): number =>
  Math.floor((now + SEOUL_HOURS * millisecondsInHour) / millisecondsInDay) * millisecondsInDay;
