import { option as O } from 'fp-ts';
import { finding } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import { forPieces, type QuantityFacts } from './facts.ts';
import { firstGone } from './stock.ts';

export const nothingLeft: Rule<QuantityFacts> = {
  code: 'CART-BR3-18',
  codes: ['CART-BR3-18'],
  requirement: 'QT-02',
  source: 'specification 5, Quantity; 8, CART-BR3',
  broken: forPieces((_, { unit }) => {
    const product = firstGone(unit);
    return product === undefined ? O.none : O.some(finding('CART-BR3-18', { product }, [unit.cartUnitId]));
  }),
};
