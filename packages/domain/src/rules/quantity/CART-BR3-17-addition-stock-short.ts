import { option as O } from 'fp-ts';
import { finding } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import { forPieces, type QuantityFacts } from './facts.ts';
import { additionsShort } from './stock.ts';

/** Rejects additions above their stock. There is no fix, because additions do not depend on the pieces (QT-02). */
export const additionStockShort: Rule<QuantityFacts> = {
  code: 'CART-BR3-17',
  codes: ['CART-BR3-17'],
  requirement: 'QT-02',
  source: 'specification 5, Quantity; 8, CART-BR3',
  broken: forPieces((_, { unit }) => {
    const short = additionsShort(unit).find(({ left }) => left > 0);
    return short
      ? O.some(finding('CART-BR3-17', { product: short.product, max: short.left }, [unit.cartUnitId]))
      : O.none;
  }),
};
