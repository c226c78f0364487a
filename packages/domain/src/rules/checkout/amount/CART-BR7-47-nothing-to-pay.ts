import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { removeCouponsOf } from './coupons.ts';
import type { CheckoutFacts } from '../facts.ts';

export const nothingToPay: Rule<CheckoutFacts> = {
  code: 'CART-BR7-47',
  codes: ['CART-BR7-47'],
  requirement: 'PR-07',
  source: 'specification 8, CART-BR7',
  broken: ({ chosen, payable, payableWithoutCoupons }) =>
    when(chosen.length > 0 && payable <= 0, () => {
      const cartUnitIds = idsOf(chosen);
      // free items stay free without coupons
      const lifting = payableWithoutCoupons() > 0 ? removeCouponsOf(chosen) : [];
      return finding('CART-BR7-47', {}, cartUnitIds, [...lifting, { type: 'Deselect', cartUnitIds }]);
    }),
};
