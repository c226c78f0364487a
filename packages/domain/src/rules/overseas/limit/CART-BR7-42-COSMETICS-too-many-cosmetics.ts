import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';

/** Limit of cosmetics: 24 to Japan, 6 to Thailand (OV-08). */
export const tooManyCosmetics = capRule({
  code: 'CART-BR7-42-COSMETICS',
  requirement: 'OV-08',
  source: 'specification 9, CJ caps',
  isAbout: ({ kind }) => kind === 'Cosmetics',
  found: ({ max }, _, units, fixes) => finding('CART-BR7-42-COSMETICS', { max }, units, fixes),
});
