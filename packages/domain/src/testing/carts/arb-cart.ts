import { either as E } from 'fp-ts';
import type { Arbitrary } from 'fast-check';
import { applyCoupon } from '../../engine/verbs/apply-coupon.ts';
import { KRW } from '../../money/currency.ts';
import { MAX_QUANTITY } from '../../rules/facts.ts';
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

export const marketplace: DrawnFor = {
  currency: KRW,
  isMarketplace: true,
  pieces: MAX_QUANTITY,
  shipsOverseas: true,
  hasExtraDiscount: true,
};

/**
 * Draws carts of the marketplace for properties (EN-04). Each differs in few fields from a default cart: units of
 * 10,000 won, a member, domestic shipping for 0 won. A failing property shrinks to the smallest cart, printed as its
 * differences. Coupons in use are valid; `checkOrder` judges the order. Evaluate at `testNow`, or at the `now` of the
 * terms.
 * @param terms constraints; other fields are drawn
 * @throws TypeError or RangeError that names the term, the value and the valid values
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
