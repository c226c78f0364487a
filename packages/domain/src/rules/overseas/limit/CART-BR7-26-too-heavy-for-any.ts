import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';
import { isWeightOrCount, weightAndCount } from './weight-or-count.ts';

/** Without a company: at most 30 kg and 30 pieces, the limit of every company (OV-07). */
export const tooHeavyForAny = capRule({
  code: 'CART-BR7-26',
  requirement: 'OV-07',
  source: 'specification 8, CART-BR7',
  isAbout: (gauge, oversea) => oversea.selectedCompany === 'Unknown' && isWeightOrCount(gauge, oversea),
  found: (_, oversea, units, fixes) => finding('CART-BR7-26', weightAndCount(oversea), units, fixes),
});
