import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';
import { isWeightOrCount, weightAndCount } from './weight-or-count.ts';

/** SF Express: at most 30 kg and 30 pieces; to China fewer with another code (OV-04, OV-07). */
export const tooHeavyForSfExpress = capRule({
  code: 'CART-BR7-25',
  requirement: 'OV-07',
  source: 'specification 5, Checkout, Overseas',
  isAbout: (gauge, oversea) => oversea.selectedCompany === 'SFExpress' && isWeightOrCount(gauge, oversea),
  found: (_, oversea, units, fixes) => finding('CART-BR7-25', weightAndCount(oversea), units, fixes),
});
