import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import { quantityFixes } from './allowed.ts';
import { forPieces, type QuantityFacts } from './facts.ts';

export const belowMinimum: Rule<QuantityFacts> = {
  code: 'CART-BR3-05',
  codes: ['CART-BR3-05'],
  requirement: 'QT-02',
  source: 'specification 5, Quantity; 8, CART-BR3',
  broken: forPieces((pieces, { unit }) => {
    const { min } = unit.item.limits;
    return when(pieces < min, () => finding('CART-BR3-05', { min }, [unit.cartUnitId], quantityFixes(unit, pieces)));
  }),
};
