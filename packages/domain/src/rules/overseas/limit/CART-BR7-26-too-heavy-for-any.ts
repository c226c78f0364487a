import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';

/** No company is chosen, and all pieces together weigh more than any of them carries (OV-07). */
export const tooHeavyForAny = capRule({
  code: 'CART-BR7-26',
  requirement: 'OV-07',
  source: 'specification 8, CART-BR7',
  isAbout: ({ kind }, company) => kind === 'Weight' && company === 'Unknown',
  found: ({ max }, _, units, fixes) => finding('CART-BR7-26', { max }, units, fixes),
});
