import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';

export const noneSelected: Rule<CheckoutFacts> = {
  code: 'CART-BR7-01',
  codes: ['CART-BR7-01'],
  requirement: 'CK-01',
  source: 'specification 5, Checkout',
  broken: ({ chosen, canSelect }) =>
    when(chosen.length === 0, () => finding('CART-BR7-01', {}, [], canSelect ? [{ type: 'SelectAll' }] : [])),
};
