import { option as O } from 'fp-ts';
import { unusableReason } from '../../../selectors/situation.ts';
import type { UnusableCouponType } from '../../../entities/cart/unusable-coupon-type.ts';
import type { MessageKey } from '../../../messages/ko.ts';
import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CouponFacts } from '../facts.ts';

type UnusableCode = Extract<MessageKey, `CART-BR5-0${2 | 4 | 5 | 6 | 7}`>;

export const refusing = (code: UnusableCode, reason: UnusableCouponType): Rule<CouponFacts> => ({
  code,
  codes: [code],
  requirement: 'CP-02',
  source: 'specification 5, Coupons',
  broken: ({ units }) => {
    const refused = units.filter((unit) => O.toNullable(unusableReason(unit)) === reason);
    return when(refused.length > 0, () => finding(code, {}, idsOf(refused)));
  },
});
