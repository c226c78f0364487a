import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import { quantityFixes } from './allowed.ts';
import { forPieces, MAX_QUANTITY, MIN_QUANTITY, QUANTITY_FIELD_LENGTH, type QuantityFacts } from './facts.ts';

export const above999: Rule<QuantityFacts> = {
  code: 'CART-BR3-09',
  codes: ['CART-BR3-09'],
  requirement: 'QT-01',
  source: 'specification 5, Quantity',
  broken: forPieces((pieces, { unit, asked }) => {
    const isTooLong =
      typeof asked === 'string' && pieces >= MIN_QUANTITY && asked.trim().length > QUANTITY_FIELD_LENGTH;
    return when(pieces > MAX_QUANTITY || isTooLong, () =>
      finding('CART-BR3-09', { max: MAX_QUANTITY }, [unit.cartUnitId], quantityFixes(unit, pieces)),
    );
  }),
};
