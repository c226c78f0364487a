import { finding, when } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { clashingCoupons, removeThese, unitsOn } from './clashing-coupons.ts';
import type { CheckoutFacts } from './facts.ts';

/** Two coupons on shipping for one seller: the first stays (CP-05). */
export const twoShippingCoupons: Rule<CheckoutFacts> = {
  code: 'CART-BR7-14',
  codes: ['CART-BR7-14'],
  requirement: 'CP-05',
  source: 'specification 5, Coupons; 8, CART-BR7',
  broken: ({ coupons }) => {
    const clashing = clashingCoupons('CART-BR7-14', coupons);
    return when(clashing.length > 0, () => finding('CART-BR7-14', {}, unitsOn(clashing), [removeThese(clashing)]));
  },
};
