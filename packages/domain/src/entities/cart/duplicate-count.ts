import type { CartUnit } from './cart-unit.ts';

/**
 * How many units beside this one are the same choice and still in the cart: what was deleted since counts no longer (XT-02).
 * @example
 * const unit = { ...plainUnit, duplicateCartUnitIds: [cartUnitId(1), cartUnitId(9)] };
 * duplicateCount(unit, cart.units); // 1
 */
export const duplicateCount = ({ duplicateCartUnitIds }: CartUnit, units: readonly CartUnit[]): number =>
  duplicateCartUnitIds.length === 0
    ? 0
    : units.filter(({ cartUnitId }) => duplicateCartUnitIds.includes(cartUnitId)).length;
