import { overseaFreeFrom, type CartUnit, type Language, type OverseaTerms } from '@baguni/domain';
import { carriersTo, companiesIn } from './companies.ts';
import { feesTo } from './fees.ts';
import { exchangeRates } from './rates.ts';
import { unavailableTo } from './unavailable.ts';

/** What shipping these units to a country means in the demo marketplace, by the company that it prefers (OV-01..OV-03). */
export const overseaTermsOf = (countryType: string, units: readonly CartUnit[], language: Language): OverseaTerms => {
  const carriers = carriersTo(countryType);
  return {
    countryType,
    companies: companiesIn(countryType, language),
    selectedCompany: carriers[0] ?? 'Unknown',
    fees: feesTo(countryType, units),
    unavailable: unavailableTo(countryType, carriers, units),
    exchangeRates,
    freeFrom: overseaFreeFrom(countryType),
  };
};
