import type { OverseaMarket } from '@baguni/domain';
import { companyNames, fees } from './companies.ts';
import { countries } from './countries.ts';
import { exchangeRates } from './rates.ts';
import { refused } from './refused.ts';

/** The terms on which the reference marketplace ships overseas. */
export const demoOverseas: OverseaMarket = {
  countries,
  companyNames,
  stepGrams: 500,
  fees,
  refused,
  exchangeRates,
};
