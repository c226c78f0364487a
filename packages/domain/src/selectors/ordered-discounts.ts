import { option as O } from 'fp-ts';
import type { Cart } from '../cart/cart.ts';
import type { CheckoutRequest } from '../state/ports/cart-server/checkout-calls.ts';
import { pricedOf } from './priced-of.ts';

/**
 * Returns the applied extra discount for an order, or `none` (DC-06).
 * @example
 * const state = { ...cart, extraDiscountCandidates: [anExtraDiscount()], pricesAsOf: now };
 * orderedDiscountsOf(state); // [ { cartUnitIds: [ 1, 2 ], discountNo: 'E1', discountType: 'Extra' } ]
 */
export const orderedDiscountsOf = (state: Cart): CheckoutRequest['discounts'] => {
  const { extraDiscount } = pricedOf(state);
  if (O.isNone(extraDiscount)) return [];
  const { candidate, cartUnitIds } = extraDiscount.value;
  return [{ cartUnitIds, discountNo: candidate.masterNo, discountType: 'Extra' }];
};
