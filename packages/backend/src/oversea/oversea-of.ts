import { noOversea, type CartUnit, type Language, type OverseaCheckout, type OverseaShipping } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { carriersTo, companiesIn } from './companies.ts';
import { countriesIn } from './countries.ts';
import { feesTo } from './fees.ts';
import { exchangeRates } from './rates.ts';
import { unavailableTo } from './unavailable.ts';

/**
 * Shipping overseas as the marketplace knows it (CK-19): of what a page says, only its company and papers are taken.
 * Nothing where the country is South Korea or nothing is sent there.
 */
export const overseaOf = (
  countryType: string,
  units: readonly CartUnit[],
  language: Language,
  order: O.Option<OverseaCheckout> = O.none,
): OverseaShipping => {
  const carriers = carriersTo(countryType);
  const known: OverseaShipping = {
    ...noOversea,
    status: 'Known',
    countries: countriesIn(language),
    companies: companiesIn(countryType, language),
    fees: feesTo(countryType, units),
    unavailable: unavailableTo(countryType, carriers, units),
    exchangeRates,
  };
  if (O.isNone(order)) return known;
  const { shippingCompany, papers } = order.value;
  return { ...known, selectedCompany: shippingCompany, papers };
};
