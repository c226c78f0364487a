import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';

/** All pieces together weigh more than EMS carries (OV-07). */
export const tooHeavyForEms = capRule({
  code: 'CART-BR7-24',
  requirement: 'OV-07',
  source: 'specification 5, Checkout, Overseas',
  isAbout: ({ kind }, company) => kind === 'Weight' && company === 'EMS',
  found: ({ max }, _, units, fixes) => finding('CART-BR7-24', { max }, units, fixes),
});
