import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import { quantityFixes } from './allowed.ts';
import { forPieces, type QuantityFacts } from './facts.ts';
import { optionsLeft } from './stock.ts';

/** Rejects more pieces than the stock of an option; CART-BR3-18 covers a stock of 0 (QT-02). */
export const optionStockShort: Rule<QuantityFacts> = {
  code: 'CART-BR3-04',
  codes: ['CART-BR3-04'],
  requirement: 'QT-02',
  source: 'specification 5, Quantity; 8, CART-BR3',
  broken: forPieces((pieces, { unit }) => {
    const max = optionsLeft(unit);
    return when(max > 0 && pieces > max, () =>
      finding('CART-BR3-04', { max }, [unit.cartUnitId], quantityFixes(unit, pieces)),
    );
  }),
};
