import type { CartUnit } from './cart-unit.ts';

/** Counts the other units with the same choice that are still in the cart. */
export const duplicateCount = ({ duplicateCartUnitIds }: CartUnit, units: readonly CartUnit[]): number =>
  duplicateCartUnitIds.length === 0
    ? 0
    : units.filter(({ cartUnitId }) => duplicateCartUnitIds.includes(cartUnitId)).length;
