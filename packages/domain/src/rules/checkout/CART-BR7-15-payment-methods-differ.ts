import { finding, when } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { clashingCoupons, removeThese, unitsOn } from './clashing-coupons.ts';
import type { CheckoutFacts } from './facts.ts';

/** Coupons restricted to payment methods that differ: the first stays with those of its method (CP-06). */
export const paymentMethodsDiffer: Rule<CheckoutFacts> = {
  code: 'CART-BR7-15',
  codes: ['CART-BR7-15'],
  requirement: 'CP-06',
  source: 'specification 5, Coupons; 8, CART-BR7',
  broken: ({ coupons }) => {
    const clashing = clashingCoupons('CART-BR7-15', coupons);
    return when(clashing.length > 0, () => finding('CART-BR7-15', {}, unitsOn(clashing), [removeThese(clashing)]));
  },
};
