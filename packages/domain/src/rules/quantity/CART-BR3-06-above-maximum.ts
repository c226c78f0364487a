import { option as O } from 'fp-ts';
import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import { quantityFixes } from './allowed.ts';
import { forPieces, type QuantityFacts } from './facts.ts';

export const aboveMaximum: Rule<QuantityFacts> = {
  code: 'CART-BR3-06',
  codes: ['CART-BR3-06'],
  requirement: 'QT-02',
  source: 'specification 5, Quantity; 8, CART-BR3',
  broken: forPieces((pieces, { unit }) => {
    const max = O.isSome(unit.item.limits.max) ? unit.item.limits.max.value : Infinity;
    return when(pieces > max, () => finding('CART-BR3-06', { max }, [unit.cartUnitId], quantityFixes(unit, pieces)));
  }),
};
