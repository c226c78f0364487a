import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';
import { isWeightOrCount, weightAndCount } from './weight-or-count.ts';

/** CJ Logistics: at most 30 kg, or 20 kg to countries in its table, and 30 pieces (OV-07). */
export const tooHeavy = capRule({
  code: 'CART-BR7-42',
  requirement: 'OV-07',
  source: 'specification 5, Checkout, Overseas',
  isAbout: (gauge, oversea) => oversea.selectedCompany === 'CJ' && isWeightOrCount(gauge, oversea),
  found: (_, oversea, units, fixes) => finding('CART-BR7-42', weightAndCount(oversea), units, fixes),
});
