import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';

/** SF Express to China with body or hair items: at most 15,000 won of goods (OV-05). */
export const bodyOrHairToChina = capRule({
  code: 'CART-BR7-20',
  requirement: 'OV-05',
  source: 'specification 5, Checkout, Overseas',
  isAbout: ({ kind }) => kind === 'BodyHairAmount',
  found: ({ max }, _, units, fixes) => finding('CART-BR7-20', { max }, units, fixes),
});
