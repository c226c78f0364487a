import { noOversea, type CartUnit, type Language, type OverseaCheckout, type OverseaShipping } from '@baguni/domain';
import { countriesIn, overseaTermsOf } from '@baguni/scenarios';
import { option as O } from 'fp-ts';

/**
 * Shipping overseas as the marketplace knows it (CK-19): only the company and the papers are the request's. No company
 * for South Korea, for a country that nothing is sent to, and where the request names none.
 */
export const overseasOf = (
  countryType: string,
  units: readonly CartUnit[],
  language: Language,
  order: O.Option<OverseaCheckout> = O.none,
): OverseaShipping => {
  const { countryType: _, ...terms } = overseaTermsOf(countryType, units, language);
  const { shippingCompany, papers } = O.isSome(order)
    ? order.value
    : { shippingCompany: noOversea.selectedCompany, papers: noOversea.papers };
  const countries = countriesIn(language);
  return { ...noOversea, ...terms, status: 'Known', countries, selectedCompany: shippingCompany, papers };
};
