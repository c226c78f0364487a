import { option as O } from 'fp-ts';
import { finding } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { firstGone } from '../../quantity/stock.ts';
import type { AddFacts } from '../facts.ts';

/** Rejects an item, option or addition with a stock of 0, because no lower quantity helps (QT-02). */
export const nothingLeftToAdd: Rule<AddFacts> = {
  code: 'CART-BR3-18',
  codes: ['CART-BR3-18'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR3',
  broken: ({ unit }) => {
    const product = firstGone(unit);
    return product === undefined ? O.none : O.some(finding('CART-BR3-18', { product }));
  },
};
