import { overseaFreeFrom } from '../entities/overseas/free-shipping.ts';
import type { OverseaTerms } from '../entities/overseas/oversea.ts';
import type { Language } from '../storefront/storefront.ts';
import { feesTo } from './fees.ts';
import { carriersTo, companiesIn, type OverseaMarket } from './market.ts';
import { unavailableTo, type OverseaParcels } from './unavailable.ts';

/**
 * Returns the terms of shipping these units to a country, with the preferred company (OV-01..OV-03).
 * @example
 * overseaTermsOf(aMarket(), 'Japan', aCartContent(), 'en').selectedCompany; // CJ
 * overseaTermsOf(aMarket(), 'SouthKorea', aCartContent(), 'en').selectedCompany; // Unknown
 */
export const overseaTermsOf = (
  market: OverseaMarket,
  countryType: string,
  parcels: OverseaParcels,
  language: Language,
): OverseaTerms => {
  const carriers = carriersTo(market, countryType);
  return {
    countryType,
    companies: companiesIn(market, countryType, language),
    selectedCompany: carriers[0] ?? 'Unknown',
    fees: feesTo(market, countryType, parcels.units),
    unavailable: unavailableTo(market, countryType, carriers, parcels),
    exchangeRates: market.exchangeRates,
    freeFrom: overseaFreeFrom(countryType),
  };
};
