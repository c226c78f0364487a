import { isOrderable, unitsById, type CartUnit } from './cart-unit.ts';
import type { CartUnitId } from '../../money/ids.ts';

export type BoxState = 'none' | 'mixed' | 'all';

/** Returns `all` if every orderable unit is selected and undefined if no unit is. */
export const boxState = (units: readonly CartUnit[], selected: ReadonlySet<CartUnitId>): BoxState => {
  const orderable = units.filter(isOrderable);
  const chosen = orderable.filter((unit) => selected.has(unit.cartUnitId)).length;
  if (chosen === 0) return 'none';
  return chosen === orderable.length ? 'all' : 'mixed';
};

/** Toggles one unit. An unorderable unit stays unselected. */
export const toggleUnit = (
  units: readonly CartUnit[],
  selected: readonly CartUnitId[],
  id: CartUnitId,
): readonly CartUnitId[] => {
  const at = selected.indexOf(id);
  if (at >= 0) return selected.toSpliced(at, 1);
  const unit = units.find(({ cartUnitId }) => cartUnitId === id);
  return unit && isOrderable(unit) ? selected.toSpliced(selected.length, 0, id) : selected;
};

/** Selects every orderable unit of a group, or deselects them if all are selected. */
export const toggleGroup = (group: readonly CartUnit[], selected: readonly CartUnitId[]): readonly CartUnitId[] => {
  const chosen = new Set(selected);
  const ids = group.filter(isOrderable).map((unit) => unit.cartUnitId);
  if (boxState(group, chosen) === 'all') return selected.filter((id) => !ids.includes(id));
  return [...selected, ...ids.filter((id) => !chosen.has(id))];
};

/** Drops units that left the cart or became unorderable. */
export const keepOrderable = (units: readonly CartUnit[], selected: readonly CartUnitId[]): readonly CartUnitId[] => {
  const index = unitsById(units);
  const kept = selected.filter((id) => {
    const unit = index.get(id);
    return unit !== undefined && isOrderable(unit);
  });
  return kept.length === selected.length ? selected : kept;
};
