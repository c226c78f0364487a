import type { Cart } from '../cart/cart.ts';

/** Prepares a cart for pricing. Page and server prepare every cart (EN-09). */
export interface EnginePrices {
  readonly ready: (state: Cart) => Cart;
}

/**
 * The prices of the marketplace, which has no promotion beside its discounts and coupons.
 * @example
 * marketplacePrices.ready(cart) === cart; // true
 */
export const marketplacePrices: EnginePrices = Object.freeze({ ready: (state: Cart): Cart => state });
