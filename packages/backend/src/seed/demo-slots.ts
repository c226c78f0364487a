import { slotStock, type StockKey, type Tenant } from '@baguni/domain';
import { freshCentres } from '@baguni/scenarios';
import { timetable } from '../delivery/timetable.ts';
import type { Tx } from '../store/tx.ts';

const DAY_MS = 86_400_000;
/** For how many days the demo's places are limited. */
const DAYS = 14;

/** Places of windows that are in demand, by their first hour: of the evening none is left, of the morning one. */
const left: Readonly<Record<number, number>> = { 10: 1, 19: 0 };

const placesOf = (now: number): ReadonlyMap<StockKey, number> => {
  const places = new Map<StockKey, number>();
  for (let day = 0; day < DAYS; day += 1)
    for (const { branchCode, branchServiceTypes } of freshCentres)
      for (const slot of timetable({ branchCode, branchName: '', branchServiceTypes }, now + day * DAY_MS)) {
        const many = left[slot.fromHour];
        if (many !== undefined) places.set(slotStock(slot.slotKey), many);
      }
  return places;
};

/** Limits the places of some delivery times; what was taken of them stays taken (LY-09). @param now ms since 1970 UTC */
export const putDemoSlots = async (tx: Tx, tenant: Tenant, now: number): Promise<void> => {
  const places = placesOf(now);
  const known = await tx.stock(tenant, [...places.keys()]);
  for (const [key, many] of places) if (!known.has(key)) await tx.putStock(tenant, key, many);
};
