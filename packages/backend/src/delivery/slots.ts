import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import {
  slotKeyOf,
  type DeliverySlot,
  type DeliveryService,
  type SmileFreshBranch,
  freshBranchOf,
  keysOfUnits,
  slotsOfKeys,
  slotStock,
  type CartUnit,
  type FreshDelivery,
  type SlotKey,
} from '@baguni/domain/internal';
import { addHours } from 'date-fns/addHours';
import { isAfter } from 'date-fns/isAfter';
import type { Deps } from '../request/handler.ts';

/** Offset of Seoul time in hours; Korea has no daylight saving time. */
export const SEOUL_HOURS = 9;

/** Returns Seoul’s last midnight in ms of Seoul time. */
export const seoulToday = (now: number): number =>
  Math.floor((now + SEOUL_HOURS * millisecondsInHour) / millisecondsInDay) * millisecondsInDay;

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

type TimetableOf = Pick<SmileFreshBranch, 'branchCode' | 'branchName' | 'branchServiceTypes'>;

/** Returns the orderable slots of a branch by time, for its services (LY-09). */
export const timetable = (
  { branchCode, branchName, branchServiceTypes }: TimetableOf,
  now: number,
): readonly DeliverySlot[] =>
  Array.from({ length: DAYS }, (_, days) => seoulToday(now) + days * millisecondsInDay).flatMap((midnight) =>
    windows.flatMap(({ cutOffHour, ...window }): readonly DeliverySlot[] => {
      const cutOff = addHours(midnight, cutOffHour - SEOUL_HOURS);
      if (!branchServiceTypes.includes(window.service) || !isAfter(cutOff, now)) return [];
      const slot = { ...window, branchCode, branchName, day: new Date(midnight).toISOString().slice(0, 10) };
      return [{ ...slot, slotKey: slotKeyOf(slot), cutOffTime: cutOff.toISOString(), state: 'Open' }];
    }),
  );

const branchesOf = (units: readonly CartUnit[]): readonly SmileFreshBranch[] => {
  const branches = new Map<string, SmileFreshBranch>();
  for (const unit of units) {
    const branch = freshBranchOf(unit);
    if (branch === undefined) continue;
    const { branchCode, branchServiceTypes } = branch;
    const known = branches.get(branchCode)?.branchServiceTypes ?? [];
    branches.set(branchCode, { ...branch, branchServiceTypes: [...known, ...branchServiceTypes] });
  }
  return [...branches.values()];
};

/** Returns the delivery slots of the units’ branches; full slots have a stock of 0 (LY-09). */
export const slotsOfUnits = async (
  { tx, session, now }: Pick<Deps, 'tx' | 'session' | 'now'>,
  units: readonly CartUnit[],
): Promise<readonly DeliverySlot[]> => {
  const slots = branchesOf(units).flatMap((branch) => timetable(branch, now));
  const left = await tx.stock(
    session.scope.tenant,
    slots.map(({ slotKey }) => slotStock(slotKey)),
  );
  return slots.map((slot) => (left.get(slotStock(slot.slotKey)) === 0 ? { ...slot, state: 'Full' } : slot));
};

/** Returns the delivery slots of an order, or undefined if one is unavailable or a branch has two (LY-09). */
export const deliveryOfOrder = async (
  deps: Deps,
  units: readonly CartUnit[],
  keys: readonly SlotKey[] = [],
): Promise<FreshDelivery | undefined> => {
  const chosen = [...new Set(keysOfUnits(units, keys))];
  const slots = await slotsOfUnits(deps, units);
  return slotsOfKeys(slots, chosen).length === chosen.length ? { slots, chosen, isDropped: false } : undefined;
};
