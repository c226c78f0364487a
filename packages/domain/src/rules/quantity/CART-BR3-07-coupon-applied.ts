import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import { forPieces, type QuantityFacts } from './facts.ts';

/**
 * Rejects a change of a unit with a coupon (QT-03, QT-04). Last rule, so that no coupon is given up for an invalid
 * quantity.
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
