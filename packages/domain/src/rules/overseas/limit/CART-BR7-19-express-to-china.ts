import { limitsOf } from '../../../overseas/limits.ts';
import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';

const { pieces, amounts } = limitsOf('China', 'SFExpress');
const [amount] = amounts;

/** SF Express to China: more than 6 pieces, or goods above 30,000 won (OV-04). */
export const expressToChina = capRule({
  code: 'CART-BR7-19',
  requirement: 'OV-04',
  source: 'specification 5, Checkout, Overseas',
  isAbout: ({ kind }, company, country) =>
    company === 'SFExpress' && country === 'China' && (kind === 'Pieces' || kind === 'Amount'),
  found: (_, __, units, fixes) => finding('CART-BR7-19', { count: pieces, max: amount?.amount ?? 0 }, units, fixes),
});
