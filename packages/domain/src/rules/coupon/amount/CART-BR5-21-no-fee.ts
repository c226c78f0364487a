import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CouponFacts } from '../facts.ts';

/** A shipping coupon is used only where a fee is charged in advance (CP-05). */
export const noFee: Rule<CouponFacts> = {
  code: 'CART-BR5-21',
  codes: ['CART-BR5-21'],
  requirement: 'CP-05',
  source: 'specification 5, Coupons',
  broken: ({ coupon, bundleFee, place }) =>
    when(coupon.flags.isFreeShipping && bundleFee <= 0, () => finding('CART-BR5-21', {}, place.cartUnitIds)),
};
