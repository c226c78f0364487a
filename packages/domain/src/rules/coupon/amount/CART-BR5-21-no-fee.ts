import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CouponFacts } from '../facts.ts';

export const noFee: Rule<CouponFacts> = {
  code: 'CART-BR5-21',
  codes: ['CART-BR5-21'],
  requirement: 'CP-05',
  source: 'specification 5, Coupons',
  broken: ({ coupon, bundleFee, place }) =>
    when(coupon.flags.isFreeShipping && bundleFee <= 0, () => finding('CART-BR5-21', {}, place.cartUnitIds)),
};
