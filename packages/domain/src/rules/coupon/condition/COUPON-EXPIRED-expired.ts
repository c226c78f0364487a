import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CouponFacts } from '../facts.ts';

/** Rejects an expired coupon; an unreadable date counts as expired (CP-10). */
export const expired: Rule<CouponFacts> = {
  code: 'COUPON-EXPIRED',
  codes: ['COUPON-EXPIRED'],
  requirement: 'CP-10',
  source: 'specification 3, Coupon',
  broken: ({ coupon, situation, place }) =>
    when(!(situation.now <= Date.parse(coupon.expiredDate)), () => finding('COUPON-EXPIRED', {}, place.cartUnitIds)),
};
