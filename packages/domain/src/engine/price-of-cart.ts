import type { Cart } from '../cart/cart.ts';
import { asked } from './at.ts';
import { priceCart } from '../price/price-cart.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { cartSummary, type Summary } from '../price/priced/summary.ts';

export interface CartPrice extends Summary {
  readonly cartUnitCount: number;
  /** False if shipping fees could not be read, so the price may change (SH-05). */
  readonly shippingKnown: boolean;
}

/**
 * Returns the price of the selected units: totals in won and the ledger entries (EN-02, PR-06, PR-08).
 * @param now moment of evaluation, ms since 1970 UTC
 * @throws TypeError if the cart or the moment is invalid, RangeError if an amount is not a whole number
 * @example
 * priceOfCart(cart, now).price; // 38790
 */
export const priceOfCart = (state: Cart, now: number): CartPrice => {
  // a single query does not need incremental pricing
  const priced = priceCart(pricingInput(asked(state, now)));
  return { ...cartSummary(priced), shippingKnown: priced.shippingKnown };
};
