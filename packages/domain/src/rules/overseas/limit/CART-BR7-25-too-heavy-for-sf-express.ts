import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';

/** All pieces together weigh more than SF Express carries (OV-07). */
export const tooHeavyForSfExpress = capRule({
  code: 'CART-BR7-25',
  requirement: 'OV-07',
  source: 'specification 5, Checkout, Overseas',
  isAbout: ({ kind }, company) => kind === 'Weight' && company === 'SFExpress',
  found: ({ max }, _, units, fixes) => finding('CART-BR7-25', { max }, units, fixes),
});
