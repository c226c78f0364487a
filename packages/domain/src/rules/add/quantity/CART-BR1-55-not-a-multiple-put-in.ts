import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { piecesTogether, type AddFacts } from '../facts.ts';

export const notAMultipleToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-55',
  codes: ['CART-BR1-55'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: (facts) => {
    const { multiple } = facts.unit.item.limits;
    return when(multiple > 1 && piecesTogether(facts) % multiple !== 0, () => finding('CART-BR1-55', { multiple }));
  },
};
