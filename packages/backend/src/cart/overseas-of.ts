import type { OverseaCheckout } from '@baguni/contract';
import { countriesIn, noOversea, overseaTermsOf, type CartUnit, type OverseaShipping } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { Deps } from '../request/handler.ts';

/**
 * Returns overseas terms (CK-19); only company and papers are request values. No company for Korea, unserved
 * countries or without a request.
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
