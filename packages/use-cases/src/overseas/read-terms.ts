import type { PriceRequest } from '@baguni/contract';
import type { Session } from '../session/session.ts';
import {
  chosenUnits,
  isOrderable,
  overseaFreeFrom,
  type ApiError,
  type OverseaTerms,
  type PartlyRead,
  type ShippingCompany,
  type ShippingCompanyType,
} from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { concat, defer, forkJoin, map, of, switchMap, type Observable } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import { recalled } from './memory.ts';

/** Maximum units per request. */
const MAX_UNITS = 100;

/** Requests every orderable unit, selected units first, so that selecting another needs no request. */
const requestsOf = (state: Session): readonly PriceRequest[] => {
  const chosen = chosenUnits(state.cart);
  const others = state.cart.units.filter((unit) => isOrderable(unit) && !chosen.includes(unit));
  return [...chosen, ...others].slice(0, MAX_UNITS).map(({ cartUnitId, quantity }) => ({ cartUnitId, quantity }));
};

const preselected = (
  companies: readonly ShippingCompany[],
  preferred: readonly (ShippingCompanyType | undefined)[],
): ShippingCompanyType => {
  const served = preferred.flatMap((wanted) => companies.filter(({ shippingCompanyType: type }) => type === wanted));
  return [...served, ...companies][0]?.shippingCompanyType ?? 'Unknown';
};

const readCompanies = ({ server, log, state }: Deps, countryType: string) => {
  const { companies } = state().cart.oversea;
  return companies.length > 0
    ? of(E.right({ companies }))
    : askReported(log, server.getOverseaShippingCompanies({ countryType }));
};

/** Fees and restricted items are both required; without one the cost is unknown. Rates are optional. */
const readTermsWith = (
  deps: Deps,
  countryType: string,
  companies: readonly ShippingCompany[],
): Observable<Either<ApiError, OverseaTerms & Pick<PartlyRead, 'missing'>>> => {
  const { server, log, state } = deps;
  const { exchangeRates: known } = state().cart.oversea;
  const asked = { countryType, requests: requestsOf(state()) };
  const shippingCompanies = companies.map(({ shippingCompanyType }) => shippingCompanyType);
  return forkJoin({
    fees: askReported(log, server.getOverseaShippingFees(asked)),
    unavailable: askReported(log, server.getShippingUnavailableItems({ ...asked, shippingCompanies })),
    rates:
      known.length > 0
        ? of(E.right({ exchangeRates: known }))
        : askReported(log, server.getExchangeRate({ currencyCode: O.none })),
    remembered: recalled(deps),
  }).pipe(
    map(({ fees, unavailable, rates, remembered }) => {
      if (E.isLeft(fees)) return fees;
      if (E.isLeft(unavailable)) return unavailable;
      // the shopper may have chosen another company during the calls
      const { selectedCompany } = state().cart.oversea;
      return E.right({
        countryType,
        companies,
        selectedCompany: preselected(companies, [selectedCompany, O.toUndefined(remembered.company)]),
        fees: fees.right.fees,
        missing: fees.right.missing ?? [],
        unavailable: unavailable.right.unavailable,
        exchangeRates: E.isRight(rates) ? rates.right.exchangeRates : [],
        freeFrom: overseaFreeFrom(countryType),
      });
    }),
  );
};

export const readTerms = (deps: Deps): Observable<CartEvent> => {
  const countryType = deps.state().cart.shippingCountry;
  return concat(
    of<CartEvent>({ type: 'OverseaAsked' }),
    defer(() => readCompanies(deps, countryType)).pipe(
      switchMap((answer) =>
        E.isRight(answer) ? readTermsWith(deps, countryType, answer.right.companies) : of(answer),
      ),
      map(
        E.match(
          (): CartEvent => ({ type: 'OverseaFailed', countryType }),
          (terms): CartEvent => ({ type: 'OverseaRead', ...terms }),
        ),
      ),
    ),
  );
};
