import { featuresOf, overseaIn, pricedInputsOf } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import {
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  of,
  startWith,
  switchMap,
  timer,
  type Observable,
} from 'rxjs';
import { askReported, ignoringErrors } from '../flow/ask.ts';
import { BATCH_MS } from '../prices/refresh-prices.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { openings, takeLastResOnly } from '../flow/flow.ts';
import { recalled } from './memory.ts';
import { readTerms } from './read-terms.ts';

const countries = ({ server, log, state }: Deps): Observable<CartEvent> => {
  if (state().cart.oversea.countries.length > 0) return EMPTY;
  return askReported(log, server.getOverseaShippingCountries()).pipe(
    filter(E.isRight),
    map(({ right }): CartEvent => ({ type: 'CountriesRead', countries: right.countries })),
  );
};

const rememberedCurrency = (deps: Deps): Observable<CartEvent> =>
  recalled(deps).pipe(
    mergeMap(({ currency }) =>
      O.isSome(currency) && currency.value !== deps.state().cart.oversea.currency
        ? of<CartEvent>({ type: 'CurrencyChosen', currency: currency.value })
        : EMPTY,
    ),
  );

const basisOf = ({ state }: Deps): string => {
  const cart = state();
  return O.isNone(overseaIn(cart.cart))
    ? ''
    : JSON.stringify([cart.cart.shippingCountry, cart.cartVersion, pricedInputsOf(cart.cart)]);
};

/** Reads the terms after changes of country, cart, selection or quantity. Debounced; stale answers are dropped. */
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
