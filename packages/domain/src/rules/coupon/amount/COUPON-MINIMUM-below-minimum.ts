import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CouponFacts } from '../facts.ts';

export const belowMinimum: Rule<CouponFacts> = {
  code: 'COUPON-MINIMUM',
  codes: ['COUPON-MINIMUM'],
  requirement: 'CP-03',
  source: 'specification 3, Coupon',
  broken: ({ coupon: { possiblePrice: min }, price, place }) =>
    when(price < min, () => finding('COUPON-MINIMUM', { min }, place.cartUnitIds)),
};
