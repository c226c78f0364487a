import type { Cart } from '../cart/cart.ts';
import type { PricedCart } from '../price/priced-cart.ts';
import { pricedOf, type Price } from './priced-of.ts';

/** True if all that prices depend on is the same in both carts. */
const haveSamePrices = (a: Cart, b: Cart): boolean =>
  a.units === b.units &&
  a.selected === b.selected &&
  a.saving === b.saving &&
  a.serverPrices === b.serverPrices &&
  a.storefront === b.storefront &&
  a.tab === b.tab &&
  a.buyer === b.buyer &&
  a.destination === b.destination &&
  a.shipping === b.shipping &&
  a.coupons.applied === b.coupons.applied &&
  a.appliedPromotions === b.appliedPromotions &&
  a.discounts === b.discounts &&
  a.missing === b.missing &&
  a.pricesAsOf === b.pricesAsOf;

/** A cache of recent prices, for a caller that prices a cart again after each change. */
export interface Pricer {
  /** Prices a cart as `pricedOf` does. Returns the same object for the same cart. */
  readonly price: Price;
}

/** Number of priced carts that a pricer keeps. */
const KEPT = 4;

/** Creates a pricer, whose cache lives as long as it does. */
export const createPricer = (): Pricer => {
  let recent: readonly { readonly cart: Cart; readonly priced: PricedCart }[] = [];
  return {
    price: (cart) => {
      const known = recent.find((one) => haveSamePrices(one.cart, cart));
      if (known) return known.priced;
      const priced = pricedOf(cart);
      recent = [{ cart, priced }, ...recent.slice(0, KEPT - 1)];
      return priced;
    },
  };
};

/** Prepares a cart for pricing. Page and server prepare every cart (EN-09). */
export interface EnginePrices {
  readonly ready: (state: Cart) => Cart;
}

/** Prices of the marketplace, which has discounts and coupons but no promotions. */
export const marketplacePrices: EnginePrices = Object.freeze({ ready: (state: Cart): Cart => state });
