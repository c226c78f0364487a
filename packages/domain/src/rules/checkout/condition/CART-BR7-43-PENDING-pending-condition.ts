import type { Rule } from '../../../rule/rule.ts';
import { restrictedFrom } from '../restricted-from.ts';
import type { CheckoutFacts } from '../facts.ts';

export const pendingCondition: Rule<CheckoutFacts> = {
  code: 'CART-BR7-43-PENDING',
  codes: ['CART-BR7-43-PENDING'],
  requirement: 'CK-04',
  source: 'specification 5, Checkout',
  broken: ({ chosen }) =>
    restrictedFrom(
      'CART-BR7-43-PENDING',
      chosen.filter((unit) => unit.item.flags.isPending),
    ),
};
