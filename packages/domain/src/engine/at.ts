import type { Cart } from '../cart/cart.ts';
import { checkCart, checkNow } from './arguments.ts';

/** The cart at a moment, by which coupons and offers are judged. @param now ms since 1970 UTC */
export const at = (state: Cart, now: number): Cart =>
  state.pricesAsOf === now ? state : { ...state, pricesAsOf: now };

/**
 * The cart that is asked about, at the moment at which it is.
 * @param now ms since 1970 UTC
 * @throws TypeError where the cart or the moment is none
 */
export const asked = (cart: Cart, now: number): Cart => {
  checkCart(cart);
  checkNow(now);
  return at(cart, now);
};
