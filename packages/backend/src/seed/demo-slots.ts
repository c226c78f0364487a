import { slotStock, type StockKey, type Tenant } from '@baguni/domain';
import { freshCentres } from '@baguni/scenarios';
import { timetable } from '../delivery/timetable.ts';
import type { Tx } from '../store/tx.ts';

const DAY_MS = 86_400_000;
const DAYS = 14;

/** Capacity of popular windows by their first hour; the evening window is full. */
const left: Readonly<Record<number, number>> = { 10: 1, 19: 0 };

type Places = readonly (readonly [StockKey, number])[];

const placesOfDay = (now: number): Places =>
  freshCentres
    .flatMap(({ branchCode, branchServiceTypes }) => timetable({ branchCode, branchName: '', branchServiceTypes }, now))
    .flatMap(({ slotKey, fromHour }) => {
      const many = left[fromHour];
      return many === undefined ? [] : [[slotStock(slotKey), many] as const];
    });

/** Daily timetables overlap; each slot counts once. */
const placesOf = (now: number): ReadonlyMap<StockKey, number> =>
  new Map(Array.from({ length: DAYS }, (_, day) => placesOfDay(now + day * DAY_MS)).flat());

/**
 * Limits the capacity of some slots; existing capacities remain (LY-09).
 * @param now ms since 1970 UTC
 */
export const putDemoSlots = async (tx: Tx, tenant: Tenant, now: number): Promise<void> => {
  const places = placesOf(now);
  const known = await tx.stock(tenant, [...places.keys()]);
  for (const [key, many] of places) if (!known.has(key)) await tx.putStock(tenant, key, many);
};
