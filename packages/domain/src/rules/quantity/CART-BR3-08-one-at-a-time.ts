import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import { quantityFixes } from './allowed.ts';
import { forPieces, type QuantityFacts } from './facts.ts';

const STEP = 1;

export const oneAtATime: Rule<QuantityFacts> = {
  code: 'CART-BR3-08',
  codes: ['CART-BR3-08'],
  requirement: 'QT-07',
  source: 'specification 8, CART-BR3',
  broken: forPieces((pieces, { unit }) =>
    when(unit.item.flags.isDepartmentStore && Math.abs(pieces - unit.quantity) > STEP, () =>
      finding('CART-BR3-08', {}, [unit.cartUnitId], quantityFixes(unit, pieces)),
    ),
  ),
};
