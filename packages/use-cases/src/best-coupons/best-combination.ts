import { SHORT_WAIT_MS } from '@baguni/domain/internal';
import type { CartEvent } from '../session/event.ts';
import { reportThrown } from '../flow/late.ts';
import type { Session } from '../session/session.ts';
import type { Command } from '../session/command.ts';
import {
  catchError,
  concat,
  defer,
  filter,
  map,
  mergeWith,
  Observable,
  of,
  switchMap,
  take,
  takeUntil,
  takeWhile,
  timeout,
  timer,
} from 'rxjs';
import type { CouponDeps } from '../coupons/coupon-deps.ts';
import { cartOf, foundOf, isCurrent, questionOf } from './combination-question.ts';

/** Searches on the main thread and blocks the page meanwhile. */
const onPage = ({ offers }: CouponDeps, state: Session, now: number): Observable<CartEvent> =>
  // lets the page render its progress first
  timer(0).pipe(
    map((): CartEvent => ({ type: 'CombinationFound', found: foundOf(state, offers.best(questionOf(state, now))) })),
  );

const isEvent = (heard: CartEvent | undefined): heard is CartEvent => heard !== undefined;

/** Searches in a worker; fails if there is none, or if it does not start within 3 s (CM-52). */
const inWorker = ({ search }: CouponDeps, state: Session, now: number): Observable<CartEvent> =>
  new Observable<CartEvent | undefined>((subscriber) =>
    search(questionOf(state, now), {
      started: () => subscriber.next(undefined),
      soFar: (soFar) => subscriber.next({ type: 'CombinationProgressed', found: foundOf(state, soFar) }),
      found: (best) => {
        subscriber.next({ type: 'CombinationFound', found: foundOf(state, best) });
        subscriber.complete();
      },
      failed: (thrown) => subscriber.error(thrown),
    }),
  ).pipe(timeout({ first: SHORT_WAIT_MS }), filter(isEvent));

/** Searches for the current cart and restarts if the cart changes meanwhile. */
const search = (deps: CouponDeps): Observable<CartEvent> =>
  defer(() => {
    const state = deps.state();
    const now = deps.clock.now();
    const cart = cartOf(state);
    const hasChanged = deps.events.pipe(
      filter(() => !isCurrent(deps.state(), cart)),
      take(1),
    );
    const found = inWorker(deps, state, now).pipe(catchError(() => onPage(deps, state, now)));
    return concat(of<CartEvent>({ type: 'CombinationSought' }), found).pipe(
      takeUntil(hasChanged),
      mergeWith(hasChanged.pipe(switchMap(() => search(deps)))),
      takeWhile(({ type }) => type !== 'CombinationFound', true),
    );
  });

/** Searches the best coupons for the selection until stopped or closed. */
export const findBestCombination = (deps: CouponDeps, commands: Observable<Command>): Observable<CartEvent> =>
  search(deps).pipe(
    catchError((thrown: unknown) => {
      reportThrown(deps.log, thrown);
      return of<CartEvent>({ type: 'CombinationFailed' });
    }),
    takeUntil(commands.pipe(filter(({ type }) => type === 'CloseBestCombination' || type === 'StopBestCombination'))),
  );
