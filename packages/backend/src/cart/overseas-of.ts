import { noOversea, type CartUnit, type Language, type OverseaCheckout, type OverseaShipping } from '@baguni/domain';
import { countriesIn, overseaTermsOf } from '@baguni/scenarios';
import { option as O } from 'fp-ts';

/**
 * Shipping overseas as the marketplace knows it (CK-19): of what a page says, only its company and papers are taken.
 * No company where the country is South Korea or nothing is sent there, nor where the page names none.
 */
export const overseaOf = (
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
