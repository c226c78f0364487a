import { either as E } from 'fp-ts';
import { carriersTo, HOME_COUNTRY, isOverseaCountry, type ApiError } from '@baguni/domain';
import { shipsOverseas } from './ships-overseas.ts';
import type { Deps, Handler } from '../../request/handler.ts';
import { refusal } from '../../request/refusal.ts';

/** The answer to a change of country (CM-49). */
export interface CountryChange {
  readonly shippingCountry: string;
}

/** South Korea always; another country if a company serves it and the tenant ships overseas (OV-14). */
const isServed = (deps: Deps, countryType: string): boolean =>
  countryType === HOME_COUNTRY || (shipsOverseas(deps) && carriersTo(deps.overseas, countryType).length > 0);

const notServed = ({ language }: Deps, country: string): E.Either<ApiError, never> =>
  refusal(language, 422, 'CART-BR7-51', { params: { country } });

/**
 * Changes the buyer's shipping country and nothing else of them (CM-49). A visitor must sign in first, except for South
 * Korea.
 */
export const changeCountry: Handler<{ readonly countryType: string }, CountryChange> =
  (deps) =>
  async ({ countryType }) => {
    const { tx, session, language } = deps;
    if (!isServed(deps, countryType)) return notServed(deps, countryType);
    const stored = await tx.buyer(session.scope);
    if (stored) await tx.putBuyer(session.scope, { ...stored, shippingCountry: countryType });
    else if (isOverseaCountry(countryType)) return refusal(language, 403, 'SIGN-IN-FIRST');
    return E.right({ shippingCountry: countryType });
  };
