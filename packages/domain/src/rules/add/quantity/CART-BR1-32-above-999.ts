import { finding, when } from '../../../rule/finding.ts';
import { MAX_QUANTITY } from '../../quantity/facts.ts';
import type { Rule } from '../../../rule/rule.ts';
import { piecesTogether, type AddFacts } from '../facts.ts';

export const above999ToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-32',
  codes: ['CART-BR1-32'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1; 9',
  broken: (facts) => {
    const additions = facts.unit.item.additions.map(({ quantity }) => quantity);
    const most = Math.max(piecesTogether(facts), ...additions);
    return when(most > MAX_QUANTITY, () => finding('CART-BR1-32', { max: MAX_QUANTITY }));
  },
};
