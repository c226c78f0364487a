import { option as O } from 'fp-ts';
import { isOrderable, type CartUnit } from '../entities/cart/cart-unit.ts';
import { emptyCart, type CartState } from '../state/state.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { contradictionsIn } from './contradictions.ts';
import { frozen } from './frozen.ts';

const desktop: Storefront = { tenant: 'marketplace', device: 'pc', language: 'ko', app: O.none };

const refuse = (cart: CartState): CartState => {
  const wrong = contradictionsIn(cart).map(({ type, path, found }) => `${path}: ${type} ${String(found)}`);
  if (wrong.length > 0) throw new TypeError(`not a cart: ${wrong.join(', ')}`);
  return cart;
};

/**
 * A cart of these units, everything that can be ordered selected; whatever else is known of it goes into `rest` (EN-02).
 * Nobody can change it any more, nor what it was made of: a change is another cart. It throws a `TypeError` where the cart
 * contradicts itself: two units of one number, terms, units or coupons that it names and does not have.
 * @param rest any part of a State: coupons in use, shipping terms, who buys, the storefront, another selection
 * @example
 * cartOf([{ ...plainUnit, quantity: 2 }]).selected; // [ 1 ]
 */
export const cartOf = (units: readonly CartUnit[], rest: Partial<CartState> = {}): CartState =>
  frozen(
    refuse({
      ...emptyCart(rest.storefront ?? desktop),
      load: 'Loaded',
      units,
      selected: units.filter(isOrderable).map((unit) => unit.cartUnitId),
      ...rest,
    }),
  );
