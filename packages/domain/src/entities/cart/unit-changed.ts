import type { CartUnitId } from '../../money/ids.ts';
import type { CartUnit } from './cart-unit.ts';

/** The units of a cart and what is selected of them. */
interface Selection {
  readonly units: readonly CartUnit[];
  readonly selected: readonly CartUnitId[];
}

/** The only unit that was replaced by another of its number; undefined where more has changed, or nothing. */
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

/** The only number that one list has and the other lacks; undefined where they differ otherwise, or not. */
const onlyToggled = (before: readonly CartUnitId[], after: readonly CartUnitId[]): CartUnitId | undefined => {
  const [shorter, longer] = before.length < after.length ? [before, after] : [after, before];
  if (longer.length - shorter.length !== 1) return undefined;
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  for (let i = at; i < shorter.length; i += 1) if (shorter[i] !== longer[i + 1]) return undefined;
  return longer[at];
};

/** A change of one unit: what it is now, where it was replaced; whether it is selected now, where that is what changed. */
export type UnitChange =
  | { readonly cartUnitId: CartUnitId; readonly unit: CartUnit }
  | { readonly cartUnitId: CartUnitId; readonly isSelected: boolean };

/** The only change from one cart to another. Undefined where they differ otherwise: then everything may have changed. */
export const unitChanged = (before: Selection, after: Selection): UnitChange | undefined => {
  if (before.selected === after.selected) {
    const unit = onlyReplaced(before.units, after.units);
    return unit && { cartUnitId: unit.cartUnitId, unit };
  }
  const cartUnitId = before.units === after.units ? onlyToggled(before.selected, after.selected) : undefined;
  return cartUnitId && { cartUnitId, isSelected: before.selected.length < after.selected.length };
};
