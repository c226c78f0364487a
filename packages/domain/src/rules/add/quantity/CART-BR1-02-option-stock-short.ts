import { finding, when } from '../../../rule/finding.ts';
import { optionsLeft } from '../../quantity/stock.ts';
import type { Rule } from '../../../rule/rule.ts';
import { piecesTogether, type AddFacts } from '../facts.ts';

export const optionStockShortToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-02',
  codes: ['CART-BR1-02'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: (facts) => {
    const max = optionsLeft(facts.unit);
    return when(piecesTogether(facts) > max, () => finding('CART-BR1-02', { max }));
  },
};
