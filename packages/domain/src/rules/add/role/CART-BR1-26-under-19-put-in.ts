import { finding, productOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { AddFacts } from '../facts.ts';

export const under19ToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-26',
  codes: ['CART-BR1-26'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: (facts) =>
    when(facts.unit.item.flags.isAdult && facts.buyer.isUnder19, () =>
      finding('CART-BR1-26', { product: productOf(facts.unit) }),
    ),
};
