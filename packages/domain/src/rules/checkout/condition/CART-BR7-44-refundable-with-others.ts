import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';
import { mixed } from '../mixing/mixing.ts';

export const refundableWithOthers: Rule<CheckoutFacts> = {
  code: 'CART-BR7-44',
  codes: ['CART-BR7-44'],
  requirement: 'CK-04',
  source: 'specification 5, Checkout; 8, CART-BR7',
  broken: ({ chosen }) => mixed('CART-BR7-44', chosen, { apart: (unit) => unit.item.flags.isPaymentMoneyCategory }),
};
