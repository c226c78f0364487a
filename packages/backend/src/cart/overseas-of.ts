import {
  countriesIn,
  noOversea,
  overseaTermsOf,
  type CartUnit,
  type OverseaCheckout,
  type OverseaShipping,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { Deps } from '../request/handler.ts';

/**
 * Shipping overseas as the marketplace knows it (CK-19): only the company and the papers are the request's. No company
 * for South Korea, for a country that nothing is sent to, and where the request names none.
 */
export const overseasOf = (
  { overseas, language }: Pick<Deps, 'overseas' | 'language'>,
  countryType: string,
  units: readonly CartUnit[],
  order: O.Option<OverseaCheckout> = O.none,
): OverseaShipping => {
  const { countryType: _, ...terms } = overseaTermsOf(overseas, countryType, units, language);
  const { shippingCompany, papers } = O.isSome(order)
    ? order.value
    : { shippingCompany: noOversea.selectedCompany, papers: noOversea.papers };
  const countries = countriesIn(overseas, language);
  return { ...noOversea, ...terms, status: 'Known', countries, selectedCompany: shippingCompany, papers };
};
