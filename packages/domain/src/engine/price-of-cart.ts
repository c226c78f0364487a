import type { Cart } from '../cart/cart.ts';
import { asked } from './at.ts';
import { priceCart } from '../price/price-cart.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { cartSummary, type Summary } from '../price/priced/summary.ts';

/** What a cart costs, in won. */
export interface CartPrice extends Summary {
  /** Selected units. */
  readonly cartUnitCount: number;
  /** Whether fees of shipping are among the totals: false where they could not be read, and the price may change (SH-05). */
  readonly shippingKnown: boolean;
}

/**
 * What the selected units cost: totals in won, and the ledger whose entries add up to them (EN-02, PR-06, PR-08).
 * @param now the moment at which offers are judged, ms since 1970 UTC
 * @throws TypeError where the cart or the moment is none, RangeError where something in it costs no whole number
 * @example
 * priceOfCart(cart, now).price; // 38790
 */
export const priceOfCart = (state: Cart, now: number): CartPrice => {
  // what prices one change anew is for a page that asks after each: alone a price does without its weight
  const priced = priceCart(pricingInput(asked(state, now)));
  return { ...cartSummary(priced), shippingKnown: priced.shippingKnown };
};
