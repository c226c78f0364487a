import { slotKeyOf, type DeliverySlot, type DeliveryService, type SmileFreshBranch } from '@baguni/domain';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Offset of Seoul time in ms; Korea has no daylight saving time. */
const SEOUL_MS = 9 * HOUR_MS;

const DAYS = 4;

/** A daily window with its order cut-off, in hours from the same midnight. */
interface Window {
  readonly service: DeliveryService;
  readonly fromHour: number;
  readonly toHour: number;
  readonly cutOffHour: number;
}

/** Dawn orders close at 22:00 of the previous day, others two hours before the window begins. */
const windows: readonly Window[] = [
  { service: 'Dawn', fromHour: 0, toHour: 7, cutOffHour: -2 },
  { service: 'Reserve', fromHour: 10, toHour: 13, cutOffHour: 8 },
  { service: 'Reserve', fromHour: 13, toHour: 16, cutOffHour: 11 },
  { service: 'Reserve', fromHour: 16, toHour: 19, cutOffHour: 14 },
  { service: 'Reserve', fromHour: 19, toHour: 22, cutOffHour: 17 },
];

/** Returns Seoul’s midnight in ms of Seoul time. */
const today = (now: number): number => Math.floor((now + SEOUL_MS) / DAY_MS) * DAY_MS;

type TimetableOf = Pick<SmileFreshBranch, 'branchCode' | 'branchName' | 'branchServiceTypes'>;

/**
 * Returns the orderable slots of a branch by time, for its services (LY-09).
 * @param now ms since 1970 UTC
 */
export const timetable = (
  { branchCode, branchName, branchServiceTypes }: TimetableOf,
  now: number,
): readonly DeliverySlot[] =>
  Array.from({ length: DAYS }, (_, days) => today(now) + days * DAY_MS).flatMap((midnight) =>
    windows.flatMap(({ cutOffHour, ...window }): readonly DeliverySlot[] => {
      const cutOff = midnight + cutOffHour * HOUR_MS - SEOUL_MS;
      if (!branchServiceTypes.includes(window.service) || cutOff <= now) return [];
      const slot = { ...window, branchCode, branchName, day: new Date(midnight).toISOString().slice(0, 10) };
      return [{ ...slot, slotKey: slotKeyOf(slot), cutOffTime: new Date(cutOff).toISOString(), state: 'Open' }];
    }),
  );
