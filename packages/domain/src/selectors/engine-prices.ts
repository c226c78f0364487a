import type { Cart } from '../cart/cart.ts';

/** Prepares a cart for pricing. Page and server prepare every cart (EN-09). */
export interface EnginePrices {
  readonly ready: (state: Cart) => Cart;
}

/** Prices of the marketplace, which has discounts and coupons but no promotions. */
export const marketplacePrices: EnginePrices = Object.freeze({ ready: (state: Cart): Cart => state });
