import { option as O } from 'fp-ts';
import { finding } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { piecesTogether, type AddFacts } from '../facts.ts';

export const itemStockShortToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-01',
  codes: ['CART-BR1-01'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: (facts) =>
    O.map((max: number) => finding('CART-BR1-01', { max }))(
      O.filter((left: number) => piecesTogether(facts) > left)(facts.unit.item.stock),
    ),
};
