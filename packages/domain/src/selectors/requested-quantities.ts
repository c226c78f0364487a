import { unitsById, type CartUnit } from '../entities/cart/cart-unit.ts';
import type { Cart } from '../cart/cart.ts';

/** Returns the units with the quantities that are being saved; the other units are the same objects. */
export const requestedUnits = ({ units, saving }: Pick<Cart, 'units' | 'saving'>): readonly CartUnit[] => {
  const byId = unitsById(units);
  const changed = saving.filter(({ cartUnitId, quantity }) => byId.get(cartUnitId)?.quantity !== quantity);
  if (changed.length === 0) return units;
  const quantityOf = new Map(changed.map(({ cartUnitId, quantity }) => [cartUnitId, quantity]));
  return units.map((unit) => {
    const quantity = quantityOf.get(unit.cartUnitId);
    return quantity === undefined ? unit : { ...unit, quantity };
  });
};

/**
 * Returns the cart with pending quantities, so that the total updates immediately (QT-05, PR-06).
 * @example
 * const saving = [{ cartUnitId: cartUnitId(1), quantity: 5 }];
 * withRequestedQuantities({ ...cart, saving }).units.map(({ quantity }) => quantity); // [ 5, 1 ]
 * withRequestedQuantities(cart) === cart; // true
 */
export const withRequestedQuantities = (state: Cart): Cart => {
  if (state.saving.length === 0) return state;
  const units = requestedUnits(state);
  return units === state.units ? state : { ...state, units };
};
