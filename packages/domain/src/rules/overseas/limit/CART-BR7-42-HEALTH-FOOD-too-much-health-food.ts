import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';

/** Limit of health food to Taiwan: less than 6 kg (OV-08). */
export const tooMuchHealthFood = capRule({
  code: 'CART-BR7-42-HEALTH-FOOD',
  requirement: 'OV-08',
  source: 'specification 9, CJ caps',
  isAbout: ({ kind }) => kind === 'HealthFood',
  found: ({ max }, _, units, fixes) => finding('CART-BR7-42-HEALTH-FOOD', { max }, units, fixes),
});
