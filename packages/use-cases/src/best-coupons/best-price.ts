import { buyerRefusal, pricedInputsOf, type Cart, type CombinationSearch } from '@baguni/domain/internal';
import { catchError, distinctUntilChanged, EMPTY, map, Observable, switchMap, timer } from 'rxjs';
import type { Deps, UseCase } from '../flow/deps.ts';
import { reportThrown } from '../flow/thrown.ts';
import { takeLastResOnly } from '../flow/flow.ts';
import { type CartEvent, extrasRead } from '../session/event.ts';
import { foundOf, questionOf } from './combination-question.ts';

export interface BestPricePorts {
  /** A short search in a worker; throws if the browser cannot create one (CP-19). */
  readonly search: CombinationSearch;
}

/** Time without a change before a search starts, in ms. */
const QUIET_MS = 600;

/** True if coupons could lower the price. */
const isAskable = ({ coupons, buyer, ...cart }: Cart): boolean =>
  coupons.offered.length > 0 && buyerRefusal(buyer) === undefined && pricedInputsOf(cart).selected.length > 0;

/** Searches in the worker only, because the page must not wait. Unsubscribing ends the search. */
const searched = ({ state, clock }: Deps, { search }: BestPricePorts): Observable<CartEvent> =>
  new Observable((subscriber) => {
    const asked = state();
    return search(questionOf(asked, clock.now()), {
      started: () => undefined,
      soFar: () => undefined,
      found: (best) => {
        subscriber.next(extrasRead({ bestPrice: foundOf(asked, best) }));
        subscriber.complete();
      },
      failed: (thrown) => subscriber.error(thrown),
    });
  });

/** The button keeps its usual text. */
const failed =
  ({ log }: Deps) =>
  (thrown: unknown): Observable<never> => {
    reportThrown(log, thrown);
    return EMPTY;
  };

/** Searches the best coupons after every change of the cart, and drops the answer for an older cart (CP-19). */
export const bestPrice =
  (ports: BestPricePorts): UseCase =>
  (deps) =>
  () =>
    deps.events.pipe(
      map(() => deps.state().cart),
      distinctUntilChanged(),
      takeLastResOnly((cart) =>
        isAskable(cart)
          ? timer(QUIET_MS).pipe(
              switchMap(() => searched(deps, ports)),
              catchError(failed(deps)),
            )
          : EMPTY,
      ),
    );
