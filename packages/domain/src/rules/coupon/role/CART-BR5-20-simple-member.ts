import { mustVerify } from '../../../entities/buyer/buyer.ts';
import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CouponFacts } from '../facts.ts';

export const simpleMember: Rule<CouponFacts> = {
  code: 'CART-BR5-20',
  codes: ['CART-BR5-20'],
  requirement: 'CP-01',
  source: 'specification 5, Coupons',
  broken: ({ situation: { buyer }, place }) =>
    when(buyer.isLogin && mustVerify(buyer), () =>
      finding('CART-BR5-20', {}, place.cartUnitIds, [{ type: 'VerifyIdentity' }]),
    ),
};
