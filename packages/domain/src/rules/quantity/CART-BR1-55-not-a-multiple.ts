import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import { quantityFixes } from './allowed.ts';
import { forPieces, type QuantityFacts } from './facts.ts';

export const notAMultiple: Rule<QuantityFacts> = {
  code: 'CART-BR1-55',
  codes: ['CART-BR1-55'],
  requirement: 'QT-02',
  source: 'specification 8, CART-BR1',
  broken: forPieces((pieces, { unit }) => {
    const { multiple } = unit.item.limits;
    return when(multiple > 1 && pieces % multiple !== 0, () =>
      finding('CART-BR1-55', { multiple }, [unit.cartUnitId], quantityFixes(unit, pieces)),
    );
  }),
};
