import { featuresOf, overseaIn, type ShippingCompanyType } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import {
  catchError,
  concat,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  skip,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs';
import { askReported, ignoringErrors } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { ofType, openings, sendFirstReqOnly, takeLastResOnly } from '../flow/flow.ts';
import { late } from '../flow/late.ts';
import type { OverseaChoice } from '../ports/memories.ts';
import { readTermsOf } from '../prices/read-overseas-terms.ts';
import { BATCH_MS } from '../prices/refresh-prices.ts';
import type { CartEvent } from '../session/event.ts';
import { overseaRead, type OverseaAnswer } from '../session/evolve-oversea.ts';

/** Returns the choice of an earlier visit. A memory that throws or hangs counts as empty. */
const recalled = ({ overseaMemory }: Pick<Deps, 'overseaMemory'>) =>
  defer(late(overseaMemory.recall)).pipe(catchError(() => of({ company: undefined, currency: undefined })));

export const remembering = (
  { overseaMemory }: Pick<Deps, 'overseaMemory'>,
  choice: Partial<OverseaChoice>,
): Observable<never> =>
  defer(late(overseaMemory.remember(choice))).pipe(
    ignoreElements(),
    catchError(() => EMPTY),
  );

/** Shows terms with the chosen company, that of an earlier visit, or the first. */
const shown = (deps: Deps, countryType: string, terms: OverseaAnswer): Observable<CartEvent> => {
  const { companies } = terms;
  // the shopper may choose another company meanwhile
  const chosen = (): ShippingCompanyType => deps.state().cart.destination.overseas.selectedCompany;
  const isServed = companies.some(({ shippingCompanyType }) => shippingCompanyType === chosen());
  const remembered = isServed ? of(undefined) : recalled(deps).pipe(map(({ company }) => company));
  return remembered.pipe(map((company) => overseaRead(countryType, terms, [chosen(), company])));
};

const readTerms = (deps: Deps): Observable<CartEvent> => {
  const countryType = deps.state().cart.destination.country;
  return concat(
    of<CartEvent>({ type: 'OverseaAsked' }),
    readTermsOf(deps, countryType).pipe(
      switchMap((answer) =>
        E.isRight(answer)
          ? shown(deps, countryType, answer.right)
          : of<CartEvent>({ type: 'OverseaFailed', countryType }),
      ),
    ),
  );
};

/** Emits when newer terms come with prices, or are being read. */
const newerReading = ({ events }: Deps): Observable<CartEvent> =>
  events.pipe(
    filter(({ type }) => type === 'OverseaAsked' || type === 'OverseaRead'),
    skip(1),
  );

export const retryTerms: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ReadOverseaTerms'),
    filter(() => overseaIn(deps.state().cart) !== undefined),
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
      currency !== undefined && currency !== deps.state().cart.destination.overseas.currency
        ? of<CartEvent>({ type: 'CurrencyChosen', currency })
        : EMPTY,
    ),
  );

/** Shows the terms that came with prices, or reads them. Without a selection known terms stay, because nothing is shipped. */
const termsAfter = (deps: Deps, event?: CartEvent): Observable<CartEvent> => {
  const oversea = overseaIn(deps.state().cart);
  if (!oversea) return EMPTY;
  if (event?.type === 'PricesUpdated') {
    const { overseas, inputs, missing = [] } = event;
    if (overseas) return shown(deps, oversea.country, { ...overseas, missing });
    if (inputs.selected.length === 0 && oversea.status === 'Known') return EMPTY;
  }
  return timer(BATCH_MS).pipe(switchMap(() => readTerms(deps)));
};

/** Follows the prices, which are read after changes of country, tab, cart, selection and quantity. Drops stale answers. */
const terms = (deps: Deps): Observable<CartEvent> => {
  const prices = deps.events.pipe(filter(({ type }) => type === 'PricesUpdated' || type === 'PricesFailed'));
  const { serverPrices, destination } = deps.state().cart;
  // a first view has the terms, unless they could not be read
  const isLacking = serverPrices.status === 'Known' && destination.overseas.status !== 'Known';
  const start = isLacking ? of(undefined) : EMPTY;
  return concat(start, prices).pipe(takeLastResOnly((event) => termsAfter(deps, event)));
};

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
