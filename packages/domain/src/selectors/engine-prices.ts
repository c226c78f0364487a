import type { Cart } from '../cart/cart.ts';

/** How an engine makes a State ready to be priced: each State that page and server price has gone through it (EN-09). */
export interface EnginePrices {
  /** The State with what the shop’s promotions take off what is selected; the same State where nothing differs. */
  readonly ready: (state: Cart) => Cart;
}

/**
 * The prices of the marketplace, which has no promotion beside its discounts and coupons.
 * @example
 * marketplacePrices.ready(cart) === cart; // true
 */
export const marketplacePrices: EnginePrices = Object.freeze({ ready: (state: Cart): Cart => state });
