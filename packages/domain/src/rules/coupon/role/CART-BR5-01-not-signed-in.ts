import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CouponFacts } from '../facts.ts';

export const notSignedIn: Rule<CouponFacts> = {
  code: 'CART-BR5-01',
  codes: ['CART-BR5-01'],
  requirement: 'CP-01',
  source: 'specification 5, Coupons',
  broken: ({ situation: { buyer }, place }) =>
    when(!buyer.isLogin || buyer.memberType === 'NonMember', () =>
      finding('CART-BR5-01', {}, place.cartUnitIds, [{ type: 'SignIn' }]),
    ),
};
