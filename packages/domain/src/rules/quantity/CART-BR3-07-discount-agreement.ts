import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import { forPieces, type QuantityFacts } from './facts.ts';

export const discountAgreement: Rule<QuantityFacts> = {
  code: 'CART-BR3-07',
  codes: ['CART-BR3-07'],
  requirement: 'QT-03',
  source: 'specification 5, Quantity',
  broken: forPieces((pieces, { unit }) =>
    when(unit.isItemDiscountAgreement && pieces !== unit.quantity, () => finding('CART-BR3-07', {}, [unit.cartUnitId])),
  ),
};
