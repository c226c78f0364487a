import { finding, productOf, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { AddFacts } from '../facts.ts';

export const oneDepartmentPiece: Rule<AddFacts> = {
  code: 'CART-BR1-11',
  codes: ['CART-BR1-11'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: (facts) =>
    when(facts.unit.item.flags.isDepartmentStore && facts.unit.quantity > 1, () =>
      finding('CART-BR1-11', { product: productOf(facts.unit) }),
    ),
};
