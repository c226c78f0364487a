import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';

/** All pieces together weigh more than CJ Logistics carries to the country: 30 kg, or 20 kg where its table says (OV-07). */
export const tooHeavy = capRule({
  code: 'CART-BR7-42',
  requirement: 'OV-07',
  source: 'specification 5, Checkout, Overseas',
  isAbout: ({ kind }, company) => kind === 'Weight' && company === 'CJ',
  found: ({ max }, _, units, fixes) => finding('CART-BR7-42', { max }, units, fixes),
});
