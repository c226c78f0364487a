import { isOrderable, type CartUnit, type CartUnitId, type InitialCart, type LoadPlan } from '@baguni/domain';
import type { RememberedSelection } from '../ports/memory.ts';

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
 * Whether a unit was put into the cart within the last 24 hours (LS-02). Plain numbers: date-fns would be half a kilobyte of
 * what is loaded before the cart can be used, for this alone.
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
 * The units that a load selects: those that were selected before a reload, and those put in within the last day that
 * this page has not shown yet; only such as can be ordered (LS-02, WA-25).
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
