import { either as E } from 'fp-ts';
import type { Arbitrary } from 'fast-check';
import { applyCoupon } from '../../engine/verbs/apply-coupon.ts';
import { KRW } from '../../money/currency.ts';
import { MAX_QUANTITY } from '../../rules/quantity/facts.ts';
import type { Cart } from '../../cart/cart.ts';
import { cartDrawn } from './cart-drawn.ts';
import { cartOfDraft } from './cart-of-draft.ts';
import { toldBy } from './cart-report.ts';
import type { CartTerms } from './cart-terms.ts';
import { drawingOf } from './drawing-of.ts';
import type { DrawnFor } from './drawing.ts';
import { plainest } from './plainest.ts';
import { tellerOf } from './teller.ts';
import type { Uses } from './uses.ts';

/** The marketplace, as carts are drawn for it. */
export const marketplace: DrawnFor = {
  currency: KRW,
  isMarketplace: true,
  pieces: MAX_QUANTITY,
  shipsOverseas: true,
  hasExtraDiscount: true,
};

/**
 * Carts of the marketplace for laws of your own (EN-04). Each differs from a plain cart in few things: plain units of 10,000 won, a
 * member, shipping at home for 0 won. A failing law is left with a cart from which no unit, no coupon and no difference can be left
 * out, and is printed as what differs. Coupons are in use only where the rules of coupons let them be; whether the order may be placed
 * is for `checkOrder` to say. Judge at `testNow`, or at the `now` of the terms.
 * @param terms what always holds; what is left out is drawn
 * @throws TypeError or RangeError that names the term, what was found and what would fit
 * @example
 * fc.sample(arbCart({ units: [2, 2] }), 3).map(({ units }) => units.length); // [ 2, 2, 2 ]
 */
export const arbCart = (terms: CartTerms = {}): Arbitrary<Cart> => {
  const drawing = drawingOf(terms, marketplace);
  const uses: Uses = {
    begin: (cart) => cart,
    promotion: E.right,
    coupon: (cart, key, ids) => applyCoupon(cart, key, ids, drawing.now),
  };
  const teller = tellerOf(KRW, drawing.items, drawing.now);
  return plainest(cartDrawn(drawing, []), (draft) => toldBy(cartOfDraft(draft, drawing, uses), teller));
};
