import { isOrderable, type CartUnit, type CartUnitId, type InitialCart, type LoadPlan } from '@baguni/domain';
import type { RememberedSelection } from '../ports/memories.ts';

/**
 * The plan of a first read (LS-01).
 * @example
 * loadPlan({ isNeedMerge: true, removeCartUnitIds: [cartUnitId(2)] }); // { merge: true, remove: [ 2 ] }
 */
export const loadPlan = (initial: Pick<InitialCart, 'isNeedMerge' | 'removeCartUnitIds'>): LoadPlan => ({
  merge: initial.isNeedMerge,
  remove: initial.removeCartUnitIds,
});

const DAY_MS = 86_400_000;

/**
 * True if a unit was added within the last 24 hours (LS-02).
 * @param now ms since 1970 UTC
 * @example
 * const unit = aUnit({ insertDateISO: '2026-11-20T00:00:00Z' });
 * [isInsertedWithinDay(unit, now), isInsertedWithinDay(unit, now + 1)]; // [ true, false ]
 */
export const isInsertedWithinDay = ({ insertDateISO }: CartUnit, now: number): boolean => {
  const age = now - Date.parse(insertDateISO);
  return age >= 0 && age <= DAY_MS;
};

/**
 * Returns the initial selection: orderable units selected before a reload, and new units of the last day (LS-02,
 * WA-25).
 * @param now ms since 1970 UTC
 * @example
 * autoSelected([aUnit(), anUnorderableUnit({ cartUnitId: cartUnitId(2) })], testNow); // [ 1 ]
 * autoSelected([aUnit()], testNow, { known: [cartUnitId(1)], selected: [] }); // []
 */
export const autoSelected = (
  units: readonly CartUnit[],
  now: number,
  remembered: RememberedSelection = { known: [], selected: [] },
): readonly CartUnitId[] => {
  const known = new Set(remembered.known);
  const selected = new Set(remembered.selected);
  return units
    .filter(isOrderable)
    .filter((unit) => selected.has(unit.cartUnitId) || (!known.has(unit.cartUnitId) && isInsertedWithinDay(unit, now)))
    .map((unit) => unit.cartUnitId);
};
