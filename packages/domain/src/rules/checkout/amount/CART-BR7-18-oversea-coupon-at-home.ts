import { option as O } from 'fp-ts';
import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { removeThese, unitsOn } from './conflicting-coupons.ts';
import type { CheckoutFacts } from '../facts.ts';

export const overseaCouponAtHome: Rule<CheckoutFacts> = {
  code: 'CART-BR7-18',
  codes: ['CART-BR7-18'],
  requirement: 'CP-04',
  source: 'specification 5, Coupons; 8, CART-BR7',
  broken: ({ coupons, oversea }) => {
    const abroadOnly = O.isSome(oversea) ? [] : coupons.filter(({ coupon }) => coupon.flags.isOversea);
    return when(abroadOnly.length > 0, () =>
      finding('CART-BR7-18', {}, unitsOn(abroadOnly), [removeThese(abroadOnly)]),
    );
  },
};
