import { option as O } from 'fp-ts';
import { finding } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { AddFacts } from '../facts.ts';

export const aboveMaximumToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-31',
  codes: ['CART-BR1-31'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: ({ unit }) =>
    O.map((max: number) => finding('CART-BR1-31', { max }))(
      O.filter((max: number) => unit.quantity > max)(unit.item.limits.max),
    ),
};
