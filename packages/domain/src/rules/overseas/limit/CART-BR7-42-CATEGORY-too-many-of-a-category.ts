import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';

/** Limit of pieces per category, e.g. 12 to Taiwan (OV-08). */
export const tooManyOfACategory = capRule({
  code: 'CART-BR7-42-CATEGORY',
  requirement: 'OV-08',
  source: 'specification 9, CJ caps',
  isAbout: ({ kind }) => kind === 'EachCategory',
  found: ({ max }, _, units, fixes) => finding('CART-BR7-42-CATEGORY', { max }, units, fixes),
});
