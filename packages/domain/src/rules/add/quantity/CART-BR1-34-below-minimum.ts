import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { piecesTogether, type AddFacts } from '../facts.ts';

export const belowMinimumToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-34',
  codes: ['CART-BR1-34'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: (facts) =>
    when(piecesTogether(facts) < facts.unit.item.limits.min, () =>
      finding('CART-BR1-34', { min: facts.unit.item.limits.min }),
    ),
};
