import { option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Cart } from '../../cart/cart.ts';
import { MAX_QUANTITY } from '../../rules/facts.ts';

/** Returns quantities at both sides of each limit of a unit (QT-01, QT-02). */
const edgesOf = ({ item }: CartUnit): readonly number[] => {
  const { min, max, multiple } = item.limits;
  const known = [max, item.stock, ...item.options.map(({ stock }) => stock)].flatMap((limit) =>
    O.isSome(limit) ? [limit.value] : [],
  );
  const edges = [min, multiple, ...known].flatMap((edge) => [edge - 1, edge, edge + 1]);
  return [0, 1, MAX_QUANTITY, MAX_QUANTITY + 1, ...edges].filter((quantity) => quantity >= 0);
};

const odd = (unit: CartUnit): Arbitrary<CartUnit> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(unit) },
    { weight: 1, arbitrary: fc.constantFrom(...edgesOf(unit)).map((quantity) => ({ ...unit, quantity })) },
  );

/**
 * Gives a third of the units a quantity inside or outside their limits.
 * @example
 * const allowed = ({ quantity }: CartUnit) => quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY;
 * const held = fc.property(withOddQuantities(cart), (odd) => odd.units.every(allowed) || checkOrder(odd, now).length > 0);
 * fc.check(held).failed; // false
 */
export const withOddQuantities = (state: Cart): Arbitrary<Cart> =>
  fc.tuple(...state.units.map(odd)).map((units) => ({ ...state, units }));
