import { finding, idsOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';

export const withdrawnBuyer: Rule<CheckoutFacts> = {
  code: 'CART-BR7-17',
  codes: ['CART-BR7-17'],
  requirement: 'CK-12',
  source: 'specification 5, Sellers',
  broken: ({ chosen, buyer }) =>
    when(chosen.length > 0 && buyer.standing === 'Withdrawn', () => finding('CART-BR7-17', {}, idsOf(chosen))),
};
