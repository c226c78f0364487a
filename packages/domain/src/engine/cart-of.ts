import { option as O } from 'fp-ts';
import { isOrderable, type CartUnit } from '../entities/cart/cart-unit.ts';
import { emptyCart, replaceFields, type Cart, type CartFields } from '../cart/cart.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { contradictionsIn } from './contradictions.ts';
import { refuse } from './refuse.ts';
import { frozen } from './frozen.ts';

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
  refuse('not a cart', contradictionsIn(cart));
  return frozen(cart);
};
