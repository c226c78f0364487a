import type { CartUnitId } from '../../money/ids.ts';
import type { CartUnit } from './cart-unit.ts';

export type Duplicates = Pick<CartUnit, 'hasDuplicates' | 'duplicateCartUnitIds'>;

const groupedBy = <U>(units: readonly U[], keyOf: (unit: U) => string): ReadonlyMap<string, readonly U[]> => {
  const groups = new Map<string, U[]>();
  for (const unit of units) {
    const key = keyOf(unit);
    const group = groups.get(key);
    if (group) group.push(unit);
    else groups.set(key, [unit]);
  }
  return groups;
};

/**
 * Finds units with the same choice.
 * @param keyOf equal for equal choices
 */
export const duplicatesAmong = <U extends { readonly cartUnitId: CartUnitId }>(
  units: readonly U[],
  keyOf: (unit: U) => string,
): ((unit: U) => Duplicates) => {
  const groups = groupedBy(units, keyOf);
  return (unit) => {
    const others = (groups.get(keyOf(unit)) ?? []).filter(({ cartUnitId }) => cartUnitId !== unit.cartUnitId);
    return { hasDuplicates: others.length > 0, duplicateCartUnitIds: others.map(({ cartUnitId }) => cartUnitId) };
  };
};

/** Counts the other units with the same choice that are still in the cart. */
export const duplicateCount = ({ duplicateCartUnitIds }: CartUnit, units: readonly CartUnit[]): number =>
  duplicateCartUnitIds.length === 0
    ? 0
    : units.filter(({ cartUnitId }) => duplicateCartUnitIds.includes(cartUnitId)).length;
