import type { Cart } from '../cart/cart.ts';
import { checkCart, checkNow } from './arguments.ts';

/**
 * Returns the cart at a moment, which determines the valid coupons and offers.
 * @param now ms since 1970 UTC
 */
export const at = (state: Cart, now: number): Cart =>
  state.pricesAsOf === now ? state : { ...state, pricesAsOf: now };

/**
 * Checks a cart and sets its moment.
 * @param now ms since 1970 UTC
 * @throws TypeError if the cart or the moment is invalid
 */
export const asked = (cart: Cart, now: number): Cart => {
  checkCart(cart);
  checkNow(now);
  return at(cart, now);
};
