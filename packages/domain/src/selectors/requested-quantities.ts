import { unitsById, type CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartState, SavingQuantity } from '../state/state.ts';

/** The units with the quantities that are being saved; the others are the same objects. */
const requested = (units: readonly CartUnit[], saving: readonly SavingQuantity[]): readonly CartUnit[] => {
  const byId = unitsById(units);
  const changed = saving.filter(({ cartUnitId, quantity }) => byId.get(cartUnitId)?.quantity !== quantity);
  if (changed.length === 0) return units;
  const quantityOf = new Map(changed.map(({ cartUnitId, quantity }) => [cartUnitId, quantity]));
  return units.map((unit) => {
    const quantity = quantityOf.get(unit.cartUnitId);
    return quantity === undefined ? unit : { ...unit, quantity };
  });
};

interface Known {
  readonly saving: readonly SavingQuantity[];
  readonly units: readonly CartUnit[];
}

const known = new WeakMap<readonly CartUnit[], Known>();

/** Worked out once for a State: a price is kept for the same list of units. */
const requestedOnce = ({ units, saving }: CartState): readonly CartUnit[] => {
  const before = known.get(units);
  if (before?.saving === saving) return before.units;
  const now = requested(units, saving);
  known.set(units, { saving, units: now });
  return now;
};

/**
 * The cart as it will be once the quantities on their way are saved: what is paid for is shown at once (QT-05, PR-06).
 * @example
 * const saving = [{ cartUnitId: cartUnitId(1), quantity: 5 }];
 * withRequestedQuantities({ ...cart, saving }).units.map(({ quantity }) => quantity); // [ 5, 1 ]
 * withRequestedQuantities(cart) === cart; // true
 */
export const withRequestedQuantities = (state: CartState): CartState => {
  if (state.saving.length === 0) return state;
  const units = requestedOnce(state);
  return units === state.units ? state : { ...state, units };
};
