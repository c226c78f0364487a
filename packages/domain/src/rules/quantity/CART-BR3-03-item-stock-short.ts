import { option as O } from 'fp-ts';
import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import { quantityFixes } from './allowed.ts';
import { forPieces, type QuantityFacts } from './facts.ts';

/** Rejects more pieces than the stock; CART-BR3-18 covers a stock of 0 (QT-02). */
export const itemStockShort: Rule<QuantityFacts> = {
  code: 'CART-BR3-03',
  codes: ['CART-BR3-03'],
  requirement: 'QT-02',
  source: 'specification 5, Quantity; 8, CART-BR3',
  broken: forPieces((pieces, { unit }) => {
    const max = O.isSome(unit.item.stock) ? unit.item.stock.value : Infinity;
    return when(max > 0 && pieces > max, () =>
      finding('CART-BR3-03', { max }, [unit.cartUnitId], quantityFixes(unit, pieces)),
    );
  }),
};
