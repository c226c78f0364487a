import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';
import { chinaCap, limitsOn } from './weight-or-count.ts';

/** SF Express to China: at most 6 pieces and 30,000 won of goods (OV-04). */
export const expressToChina = capRule({
  code: 'CART-BR7-19',
  requirement: 'OV-04',
  source: 'specification 5, Checkout, Overseas',
  isAbout: ({ kind, unit }, oversea) =>
    chinaCap(oversea) !== undefined && (kind === 'Pieces' || (kind === 'Amount' && unit === 'KRW')),
  found: (_, oversea, units, fixes) =>
    finding('CART-BR7-19', { count: limitsOn(oversea).pieces, max: chinaCap(oversea) ?? 0 }, units, fixes),
});
