import type { CartState } from '../state/state.ts';
import { checkCart, checkNow } from './arguments.ts';

/** The cart at a moment, by which coupons and offers are judged. @param now ms since 1970 UTC */
export const at = (state: CartState, now: number): CartState =>
  state.pricesAsOf === now ? state : { ...state, pricesAsOf: now };

/**
 * The cart that is asked about, at the moment at which it is.
 * @param now ms since 1970 UTC
 * @throws TypeError where the cart or the moment is none
 */
export const asked = (cart: CartState, now: number): CartState => {
  checkCart(cart);
  checkNow(now);
  return at(cart, now);
};
