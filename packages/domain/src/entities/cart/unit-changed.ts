import type { CartUnitId } from '../../money/ids.ts';
import type { CartUnit } from './cart-unit.ts';

interface Selection {
  readonly units: readonly CartUnit[];
  readonly selected: readonly CartUnitId[];
}

const onlyReplaced = (before: readonly CartUnit[], after: readonly CartUnit[]): CartUnit | undefined => {
  if (before.length !== after.length) return undefined;
  let at = -1;
  for (let i = 0; i < after.length; i += 1)
    if (after[i] !== before[i]) {
      if (at >= 0) return undefined;
      at = i;
    }
  return before[at]?.cartUnitId === after[at]?.cartUnitId ? after[at] : undefined;
};

const onlyToggled = (before: readonly CartUnitId[], after: readonly CartUnitId[]): CartUnitId | undefined => {
  const [shorter, longer] = before.length < after.length ? [before, after] : [after, before];
  if (longer.length - shorter.length !== 1) return undefined;
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  for (let i = at; i < shorter.length; i += 1) if (shorter[i] !== longer[i + 1]) return undefined;
  return longer[at];
};

/** A change of one unit: its new value if replaced, its new selection state if toggled. */
export type UnitChange =
  | { readonly cartUnitId: CartUnitId; readonly unit: CartUnit }
  | { readonly cartUnitId: CartUnitId; readonly isSelected: boolean };

/** Returns the single change between two carts, or undefined if they differ in more ways. */
export const unitChanged = (before: Selection, after: Selection): UnitChange | undefined => {
  if (before.selected === after.selected) {
    const unit = onlyReplaced(before.units, after.units);
    return unit && { cartUnitId: unit.cartUnitId, unit };
  }
  const cartUnitId = before.units === after.units ? onlyToggled(before.selected, after.selected) : undefined;
  return cartUnitId && { cartUnitId, isSelected: before.selected.length < after.selected.length };
};
