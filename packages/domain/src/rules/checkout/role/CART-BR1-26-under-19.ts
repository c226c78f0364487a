import type { Rule } from '../../../rule/rule.ts';
import { restrictedFrom } from '../restricted-from.ts';
import type { CheckoutFacts } from '../facts.ts';

export const under19: Rule<CheckoutFacts> = {
  code: 'CART-BR1-26',
  codes: ['CART-BR1-26'],
  requirement: 'CK-11',
  source: 'specification 5, Adult items',
  broken: ({ chosen, buyer }) =>
    restrictedFrom('CART-BR1-26', buyer.isUnder19 ? chosen.filter((unit) => unit.item.flags.isAdult) : []),
};
