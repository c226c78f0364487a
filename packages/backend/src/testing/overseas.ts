import { calls, type CallName } from '@baguni/contract';
import { type Cart, overseaFreeFrom, type ShippingCompanyType } from '@baguni/domain';
import type { CartChange } from '@baguni/domain/testing';
import type { Answer } from '../dispatch/endpoint.ts';
import { replyOf } from './read.ts';

export type PageAsks = (name: CallName, body?: object) => Promise<Answer>;

export const overseasRead = async (
  ask: PageAsks,
  { units }: Pick<Cart, 'units'>,
  countryType: string,
  pick: (served: readonly ShippingCompanyType[]) => ShippingCompanyType | undefined,
): Promise<CartChange> => {
  const served = await ask('getOverseaShippingCompanies', { countryType });
  const { companies } = replyOf(calls.getOverseaShippingCompanies, served);
  const types = companies.map(({ shippingCompanyType }) => shippingCompanyType);
  const requests = units.map(({ cartUnitId, quantity }) => ({ cartUnitId, quantity }));
  const asked = { countryType, requests, shippingCompanies: types };
  const fees = await ask('getOverseaShippingFees', asked);
  const unavailable = await ask('getShippingUnavailableItems', asked);
  const rates = await ask('getExchangeRate', { currencyCode: null });
  return {
    type: 'OverseaRead',
    countryType,
    companies,
    selectedCompany: pick(types) ?? 'Unknown',
    freeFrom: overseaFreeFrom(countryType),
    ...replyOf(calls.getOverseaShippingFees, fees),
    ...replyOf(calls.getShippingUnavailableItems, unavailable),
    ...replyOf(calls.getExchangeRate, rates),
  };
};
