import { finding } from '../../../rule/finding.ts';
import { capRule } from './cap.ts';
import { countryName } from '../order.ts';
import { chinaCap } from './weight-or-count.ts';

/** Limit of goods for the country and company, without shipping (OV-06). */
export const aboveTheCountrysCap = capRule({
  code: 'CART-BR7-41',
  requirement: 'OV-06',
  source: 'specification 9, CJ caps',
  // SF Express to China has another code (CART-BR7-19)
  isAbout: ({ kind, unit }, oversea) => kind === 'Amount' && (unit !== 'KRW' || chinaCap(oversea) === undefined),
  found: ({ max, unit: currency }, oversea, units, fixes) =>
    finding('CART-BR7-41', { country: countryName(oversea), max, currency }, units, fixes),
});
