import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import { forPieces, type QuantityFacts } from './facts.ts';

/**
 * A unit with a coupon in use keeps its quantity until the coupon is cancelled (QT-03, QT-04). It is asked last: the
 * shopper is not asked to give up a coupon for a quantity that is refused anyway.
 */
export const couponApplied: Rule<QuantityFacts> = {
  code: 'CART-BR3-07',
  codes: ['CART-BR3-07'],
  requirement: 'QT-03',
  source: 'specification 5, Quantity',
  broken: forPieces((pieces, { unit, hasCoupon }) =>
    when(hasCoupon && pieces !== unit.quantity, () =>
      finding('CART-BR3-07', {}, [unit.cartUnitId], [{ type: 'RemoveCoupons', cartUnitIds: [unit.cartUnitId] }]),
    ),
  ),
};
