import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';
import { isWeightOrCount, weightAndCount } from './weight-or-count.ts';

/** EMS: at most 30 kg and 30 pieces (OV-07). */
export const tooHeavyForEms = capRule({
  code: 'CART-BR7-24',
  requirement: 'OV-07',
  source: 'specification 5, Checkout, Overseas',
  isAbout: (gauge, oversea) => oversea.selectedCompany === 'EMS' && isWeightOrCount(gauge, oversea),
  found: (_, oversea, units, fixes) => finding('CART-BR7-24', weightAndCount(oversea), units, fixes),
});
