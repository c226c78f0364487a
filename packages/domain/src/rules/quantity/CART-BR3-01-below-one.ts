import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import { quantityFixes } from './allowed.ts';
import { forPieces, MIN_QUANTITY, type QuantityFacts } from './facts.ts';

export const belowOne: Rule<QuantityFacts> = {
  code: 'CART-BR3-01',
  codes: ['CART-BR3-01'],
  requirement: 'QT-01',
  source: 'specification 5, Quantity',
  broken: forPieces((pieces, { unit }) =>
    when(pieces < MIN_QUANTITY, () => finding('CART-BR3-01', {}, [unit.cartUnitId], quantityFixes(unit, pieces))),
  ),
};
