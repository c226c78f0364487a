import type { PriceRequest } from '@baguni/contract';
import {
  HOME_COUNTRY,
  carriersTo,
  companiesIn,
  countriesIn,
  featuresOf,
  feesTo,
  isOverseaCountry,
  ratesOf,
  unavailableTo,
  type ApiError,
  type OverseaParcels,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { readAskedCart, storefrontOf } from '../cart/open-cart.ts';
import { type Deps, type HandlerOf, refusal } from '../request/handler.ts';

const askedParcels = async (deps: Deps, requests: readonly PriceRequest[]): Promise<OverseaParcels> => {
  const asked = new Set(requests.map(({ cartUnitId }) => cartUnitId));
  const { units, shippingPolicies } = await readAskedCart(deps, requests);
  return { units: units.filter(({ cartUnitId }) => asked.has(cartUnitId)), shippingPolicies };
};

/** True if the tenant ships overseas; outlet does not (OV-14). */
const shipsOverseas = (deps: Deps): boolean => featuresOf(storefrontOf(deps)).overseaShipping;

/** True for South Korea, and for served countries if the tenant ships overseas (OV-14). */
const isServed = (deps: Deps, countryType: string): boolean =>
  countryType === HOME_COUNTRY || (shipsOverseas(deps) && carriersTo(deps.overseas, countryType).length > 0);

const notServed = ({ language }: Deps, country: string): E.Either<ApiError, never> =>
  refusal(language, 422, 'CART-BR7-51', { params: { country } });

/** Changes only the shipping country of the buyer (CM-49). Visitors can only choose South Korea. */
export const changeCountry: HandlerOf<'changeCountry'> =
  (deps) =>
  async ({ countryType }) => {
    const { tx, session, language } = deps;
    if (!isServed(deps, countryType)) return notServed(deps, countryType);
    const stored = await tx.buyer(session.scope);
    if (stored) await tx.putBuyer(session.scope, { ...stored, shippingCountry: countryType });
    else if (isOverseaCountry(countryType)) return refusal(language, 403, 'SIGN-IN-FIRST');
    return E.right({ shippingCountry: countryType });
  };

export const getExchangeRate: HandlerOf<'getExchangeRate'> =
  ({ overseas }) =>
  async ({ currencyCode }) =>
    E.right({ exchangeRates: ratesOf(overseas, currencyCode) });

/** Returns the companies of a country (CM-17); none for South Korea or without overseas shipping (OV-14). */
export const getOverseaShippingCompanies: HandlerOf<'getOverseaShippingCompanies'> =
  (deps) =>
  async ({ countryType }) =>
    E.right({
      companies: shipsOverseas(deps) ? companiesIn(deps.overseas, countryType, deps.language) : [],
    });

export const getOverseaShippingCountries: HandlerOf<'getOverseaShippingCountries'> = (deps) => async () =>
  E.right({ countries: shipsOverseas(deps) ? countriesIn(deps.overseas, deps.language) : [] });

/** Returns the fees of each company for these units (CM-18); none without overseas shipping (OV-14). */
export const getOverseaShippingFees: HandlerOf<'getOverseaShippingFees'> =
  (deps) =>
  async ({ countryType, requests }) =>
    E.right({
      fees: shipsOverseas(deps) ? feesTo(deps.overseas, countryType, (await askedParcels(deps, requests)).units) : [],
    });

export const getShippingUnavailableItems: HandlerOf<'getShippingUnavailableItems'> =
  (deps) =>
  async ({ countryType, requests, shippingCompanies }) =>
    E.right({
      unavailable: shipsOverseas(deps)
        ? unavailableTo(deps.overseas, countryType, [...new Set(shippingCompanies)], await askedParcels(deps, requests))
        : [],
    });
