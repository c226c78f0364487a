import { isOrderable, type CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../money/ids.ts';

export const MAX_SIGNAL_UNITS = 10;

/**
 * The units whose price changes are asked for: those that can be ordered, the first of the cart (RC-03).
 * @example
 * signalUnits([anUnorderableUnit(), aUnit({ cartUnitId: cartUnitId(2) })]); // [ 2 ]
 */
export const signalUnits = (units: readonly CartUnit[]): readonly CartUnitId[] =>
  units
    .filter(isOrderable)
    .slice(0, MAX_SIGNAL_UNITS)
    .map(({ cartUnitId }) => cartUnitId);
