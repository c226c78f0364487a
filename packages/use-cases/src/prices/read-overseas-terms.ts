import type { PriceRequest } from '@baguni/contract';
import { chosenUnits, isOrderable, type ApiError, type ShippingCompany } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { defer, forkJoin, map, of, switchMap, type Observable } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import type { OverseaAnswer } from '../session/evolve-oversea.ts';
import type { Session } from '../session/session.ts';

const MAX_UNITS = 100;

/** Requests every orderable unit, selected units first, so that selecting another needs no request. */
const requestsOf = (state: Session): readonly PriceRequest[] => {
  const chosen = chosenUnits(state.cart);
  const others = state.cart.units.filter((unit) => isOrderable(unit) && !chosen.includes(unit));
  return [...chosen, ...others].slice(0, MAX_UNITS).map(({ cartUnitId, quantity }) => ({ cartUnitId, quantity }));
};

type TermsDeps = Pick<Deps, 'server' | 'log' | 'state'>;

const readCompanies = ({ server, log, state }: TermsDeps, countryType: string) => {
  const { companies } = state().cart.destination.overseas;
  return companies.length > 0
    ? of(E.right({ companies }))
    : askReported(log, server.getOverseaShippingCompanies({ countryType }));
};

/** Fees and restricted items are both required; without one the cost is unknown. Rates are optional. */
const readTermsWith = (
  { server, log, state }: TermsDeps,
  countryType: string,
  companies: readonly ShippingCompany[],
): Observable<E.Either<ApiError, OverseaAnswer>> => {
  const { exchangeRates: known } = state().cart.destination.overseas;
  const asked = { countryType, requests: requestsOf(state()) };
  const shippingCompanies = companies.map(({ shippingCompanyType }) => shippingCompanyType);
  return forkJoin({
    fees: askReported(log, server.getOverseaShippingFees(asked)),
    unavailable: askReported(log, server.getShippingUnavailableItems({ ...asked, shippingCompanies })),
    rates:
      known.length > 0
        ? of(E.right({ exchangeRates: known }))
        : askReported(log, server.getExchangeRate({ currencyCode: undefined })),
  }).pipe(
    map(({ fees, unavailable, rates }) => {
      if (E.isLeft(fees)) return fees;
      if (E.isLeft(unavailable)) return unavailable;
      return E.right({
        companies,
        fees: fees.right.fees,
        missing: fees.right.missing ?? [],
        unavailable: unavailable.right.unavailable,
        exchangeRates: E.isRight(rates) ? rates.right.exchangeRates : [],
      });
    }),
  );
};

/** Reads only the terms of a country; otherwise they come with prices. */
export const readTermsOf = (deps: TermsDeps, countryType: string): Observable<E.Either<ApiError, OverseaAnswer>> =>
  defer(() => readCompanies(deps, countryType)).pipe(
    switchMap((answer) => (E.isRight(answer) ? readTermsWith(deps, countryType, answer.right.companies) : of(answer))),
  );
