import { option as O } from 'fp-ts';
import { finding } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { piecesTogether, type AddFacts } from '../facts.ts';

export const aboveMaximumTogether: Rule<AddFacts> = {
  code: 'CART-BR1-33',
  codes: ['CART-BR1-33'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: (facts) =>
    O.map((max: number) => finding('CART-BR1-33', { max }))(
      O.filter((max: number) => facts.unit.quantity <= max && piecesTogether(facts) > max)(facts.unit.item.limits.max),
    ),
};
