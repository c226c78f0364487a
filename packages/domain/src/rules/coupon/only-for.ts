import type { CouponFlags } from '../../entities/coupon/held-coupon.ts';
import type { MessageKey } from '../../messages/ko.ts';
import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import type { CouponFacts } from './facts.ts';

type OnlyForCode = Extract<
  MessageKey,
  'COUPON-CLUB' | 'COUPON-BUSINESS' | 'COUPON-MOBILE' | 'COUPON-APP' | 'COUPON-DELIVERY' | 'CART-BR5-11'
>;

/** Creates a rule that restricts flagged coupons (CP-20). */
export const onlyFor = (
  code: OnlyForCode,
  flag: keyof CouponFlags,
  isThere: (facts: CouponFacts) => boolean,
  requirement = 'CP-20',
): Rule<CouponFacts> => ({
  code,
  codes: [code],
  requirement,
  source: 'specification 3, Coupon',
  broken: (facts) =>
    when(facts.coupon.flags[flag] && !isThere(facts), () => finding(code, {}, facts.place.cartUnitIds)),
});
