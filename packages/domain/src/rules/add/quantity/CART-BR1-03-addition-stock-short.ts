import { option as O } from 'fp-ts';
import { finding } from '../../../rule/finding.ts';
import { additionsShort } from '../../quantity/stock.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { AddFacts } from '../facts.ts';

export const additionStockShortToAdd: Rule<AddFacts> = {
  code: 'CART-BR1-03',
  codes: ['CART-BR1-03'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: ({ unit }) => {
    const [short] = additionsShort(unit);
    return short ? O.some(finding('CART-BR1-03', { max: short.left })) : O.none;
  },
};
