import { buyerRefusal } from '@baguni/domain';
import { option as O } from 'fp-ts';
import {
  catchError,
  concat,
  defer,
  filter,
  map,
  of,
  startWith,
  switchMap,
  take,
  throwError,
  type Observable,
} from 'rxjs';
import type { Deps, Follower } from '../deps/deps.ts';
import { takeLastResOnly } from '../flow/flow.ts';
import { ignoringErrors } from '../flow/ignoring-errors.ts';
import { noExtraDiscounts } from './no-extra-discounts.ts';

/** Waits until the coupons, where they are asked about, have been answered, well or not (LS-03, LS-06). */
const secondGroupAnswered = ({ state, events }: Deps): Observable<unknown> => {
  const isAnswered = (): boolean => {
    const { buyer, coupons } = state();
    return O.isSome(buyerRefusal(buyer)) || coupons.status === 'Known' || coupons.status === 'Failed';
  };
  return events.pipe(startWith(undefined), filter(isAnswered), take(1));
};

/** No code, no offers: the total waits for them no longer, and what went wrong is reported. */
const withoutCode =
  (deps: Deps) =>
  (thrown: unknown): Observable<ReturnType<Follower>> =>
    of(
      concat(
        of(noExtraDiscounts(deps)),
        throwError(() => thrown),
      ),
    );

const offered = (deps: Deps, isResumed: boolean): ReturnType<Follower> =>
  ignoringErrors(
    deps,
    secondGroupAnswered(deps).pipe(
      switchMap(() =>
        defer(deps.parts.offers).pipe(
          map(({ offers, offersBeyond }) => (isResumed ? offersBeyond : offers)(deps)),
          catchError(withoutCode(deps)),
        ),
      ),
      switchMap((events) => events),
    ),
  );

/**
 * The third group of calls: asked for after the second, its code loaded then, so that no cart waits for it; what of it
 * fails stays empty (LS-04, LS-06).
 */
export const loadOffers: Follower = (deps) =>
  deps.events.pipe(
    filter(({ type }) => type === 'CartOpened' || type === 'CartResumed'),
    takeLastResOnly(({ type }) => offered(deps, type === 'CartResumed')),
  );
