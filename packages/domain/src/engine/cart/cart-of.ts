import { option as O } from 'fp-ts';
import { type Cart, type CartFields, emptyCart, replaceFields } from '../../cart/cart.ts';
import { type CartUnit, isOrderable } from '../../entities/cart/cart-unit.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { rejectContradictions } from './arguments.ts';
import { findContradictions } from './contradictions.ts';

const desktop: Storefront = { tenant: 'marketplace', device: 'pc', language: 'ko', app: O.none };

/**
 * A cart of these units, everything that can be ordered selected; whatever else is known of it goes into `rest` (EN-02).
 * Nobody can change it any more, nor what it was made of: a change is another cart.
 * @param rest any other fields of the cart: coupons in use, shipping terms, who buys, the storefront, another selection
 * @throws TypeError where the cart contradicts itself: two units of one number, terms, units or coupons that it names and does not have,
 * a coupon in use that is worth something else, pieces and prices that are no whole numbers, moments that are none
 * @example
 * cartOf([{ ...plainUnit, quantity: 2 }]).selected; // [ 1 ]
 */
export const cartOf = (units: readonly CartUnit[], rest: CartFields = {}): Cart => {
  if (!Array.isArray(units)) throw new TypeError('units: a list of units is asked for');
  const given: readonly CartUnit[] = units;
  const selected = given.filter((unit) => unit && isOrderable(unit)).map((unit) => unit.cartUnitId);
  const cart = replaceFields({ ...emptyCart(rest?.storefront ?? desktop), units, selected }, rest);
  rejectContradictions('not a cart', findContradictions(cart));
  return frozen(cart);
};

const freeze = (value: unknown, done: Set<object>): void => {
  if (typeof value !== 'object' || value === null || done.has(value)) return;
  done.add(value);
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner, done);
};

/**
 * Freezes a value with all that it contains, also where parts of it are frozen already.
 * @example
 * Object.isFrozen(frozen(Object.freeze({ inner: { n: 1 } })).inner); // true
 */
export const frozen = <A>(value: A): A => {
  freeze(value, new Set());
  return value;
};
