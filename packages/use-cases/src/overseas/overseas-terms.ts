import type { PriceRequest } from '@baguni/contract';
import {
  type ApiError,
  chosenUnits,
  featuresOf,
  isOrderable,
  overseaFreeFrom,
  overseaIn,
  type OverseaTerms,
  type PartlyRead,
  pricedInputsOf,
  type ShippingCompany,
  type ShippingCompanyType,
} from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  forkJoin,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  skip,
  startWith,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs';
import { askReported, ignoringErrors } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { ofType, openings, sendFirstReqOnly, takeLastResOnly } from '../flow/flow.ts';
import { late } from '../flow/late.ts';
import type { OverseaChoice } from '../ports/memories.ts';
import { BATCH_MS } from '../prices/refresh-prices.ts';
import type { CartEvent } from '../session/event.ts';
import type { Session } from '../session/session.ts';

/** Returns the choice of an earlier visit. A memory that throws or hangs counts as empty. */
const recalled = ({ overseaMemory }: Pick<Deps, 'overseaMemory'>) =>
  defer(late(overseaMemory.recall)).pipe(catchError(() => of({ company: O.none, currency: O.none })));

export const remembering = (
  { overseaMemory }: Pick<Deps, 'overseaMemory'>,
  choice: Partial<OverseaChoice>,
): Observable<never> =>
  defer(late(overseaMemory.remember(choice))).pipe(
    ignoreElements(),
    catchError(() => EMPTY),
  );

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
  const { companies } = state().cart.destination.overseas;
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
  const { exchangeRates: known } = state().cart.destination.overseas;
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
      const { selectedCompany } = state().cart.destination.overseas;
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

const readTerms = (deps: Deps): Observable<CartEvent> => {
  const countryType = deps.state().cart.destination.country;
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

/** Emits when a later automatic read starts, whose answer is newer. */
const newerReading = ({ events }: Deps): Observable<CartEvent> =>
  events.pipe(
    filter(({ type }) => type === 'OverseaAsked'),
    skip(1),
  );

export const retryTerms: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ReadOverseaTerms'),
    filter(() => O.isSome(overseaIn(deps.state().cart))),
    sendFirstReqOnly(() => readTerms(deps).pipe(takeUntil(newerReading(deps)))),
  );

const countries = ({ server, log, state }: Deps): Observable<CartEvent> => {
  if (state().cart.destination.overseas.countries.length > 0) return EMPTY;
  return askReported(log, server.getOverseaShippingCountries()).pipe(
    filter(E.isRight),
    map(({ right }): CartEvent => ({ type: 'CountriesRead', countries: right.countries })),
  );
};

const rememberedCurrency = (deps: Deps): Observable<CartEvent> =>
  recalled(deps).pipe(
    mergeMap(({ currency }) =>
      O.isSome(currency) && currency.value !== deps.state().cart.destination.overseas.currency
        ? of<CartEvent>({ type: 'CurrencyChosen', currency: currency.value })
        : EMPTY,
    ),
  );

const basisOf = ({ state }: Deps): string => {
  const { cart, cartVersion } = state();
  return O.isNone(overseaIn(cart))
    ? ''
    : JSON.stringify([cart.destination.country, cart.tab, cartVersion, pricedInputsOf(cart)]);
};

/** Reads the terms after changes of country, tab, cart, selection or quantity. Debounced; stale answers are dropped. */
const terms = (deps: Deps): Observable<CartEvent> =>
  deps.events.pipe(
    startWith(undefined),
    map(() => basisOf(deps)),
    distinctUntilChanged(),
    takeLastResOnly((basis) => (basis === '' ? EMPTY : timer(BATCH_MS).pipe(switchMap(() => readTerms(deps))))),
  );

/**
 * Keeps the overseas terms current from each opening of the cart, if the storefront ships overseas. After an error the
 * next opening reads them again (OV-01, OV-02, OV-14, LS-03, LS-06).
 */
export const overseasTerms: UseCase = (deps) => () =>
  openings(deps).pipe(
    filter(() => featuresOf(deps.state().cart.storefront).overseaShipping),
    switchMap(() =>
      ignoringErrors(
        deps,
        defer(() => merge(countries(deps), rememberedCurrency(deps), terms(deps))),
      ),
    ),
  );
