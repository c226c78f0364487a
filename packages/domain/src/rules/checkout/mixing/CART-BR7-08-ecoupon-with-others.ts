import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';
import { mixed } from './mixing.ts';

export const ecouponWithOthers: Rule<CheckoutFacts> = {
  code: 'CART-BR7-08',
  codes: ['CART-BR7-08'],
  requirement: 'CK-07',
  source: 'specification 5, Mixing',
  broken: ({ chosen }) => mixed('CART-BR7-08', chosen, { apart: (unit) => unit.item.flags.isECoupon }),
};
