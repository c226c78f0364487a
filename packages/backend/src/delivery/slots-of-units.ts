import {
  freshBranchOf,
  keysOfUnits,
  slotsOfKeys,
  slotStock,
  type CartUnit,
  type DeliverySlot,
  type FreshDelivery,
  type SlotKey,
  type SmileFreshBranch,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { Deps } from '../request/handler.ts';
import { timetable } from './timetable.ts';

const branchesOf = (units: readonly CartUnit[]): readonly SmileFreshBranch[] => {
  const branches = new Map<string, SmileFreshBranch>();
  for (const unit of units) {
    const branch = freshBranchOf(unit);
    if (O.isNone(branch)) continue;
    const { branchCode, branchServiceTypes } = branch.value;
    const known = branches.get(branchCode)?.branchServiceTypes ?? [];
    branches.set(branchCode, { ...branch.value, branchServiceTypes: [...known, ...branchServiceTypes] });
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

/**
 * Returns the delivery slots of an order, or `none` if one is unavailable or a branch has two (LY-09). Ignores slots
 * of branches without ordered units.
 */
export const deliveryOfOrder = async (
  deps: Deps,
  units: readonly CartUnit[],
  keys: readonly SlotKey[] = [],
): Promise<O.Option<FreshDelivery>> => {
  const chosen = [...new Set(keysOfUnits(units, keys))];
  const slots = chosen.length === 0 ? [] : await slotsOfUnits(deps, units);
  return slotsOfKeys(slots, chosen).length === chosen.length ? O.some({ slots, chosen, isDropped: false }) : O.none;
};
