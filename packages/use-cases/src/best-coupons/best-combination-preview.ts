import {
  SHORT_WAIT_MS,
  type AppliedCoupon,
  asApplied,
  buyerRefusal,
  type CombinationPreview,
  couponOfKey,
  type FoundCombination,
  isOnAny,
  MAX_ORDER_UNITS,
  pageError,
} from '@baguni/domain/internal';
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
  EMPTY,
  merge,
} from 'rxjs';
import type { Removal } from '@baguni/contract';
import { either as E } from 'fp-ts';
import { type CartEvent, extrasRead } from '../session/event.ts';
import { reportThrown } from '../flow/thrown.ts';
import type { Session } from '../session/session.ts';
import type { Command } from '../session/command.ts';
import { type CouponDeps, refuseBuyer } from '../coupons/coupon-deps.ts';
import { cartOf, foundOf, isCurrent, questionOf } from './combination-question.ts';
import { replaceAppliedCoupons, tooManyUnits } from '../coupons/apply-coupons.ts';
import { issueCoupon, RECOMMENDED_TRIES, reportIssueFailure } from '../coupons/download.ts';
import { alert, notify } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { answerEach, ofType, sendFirstReqOnly, takeLastResOnly } from '../flow/flow.ts';
import { reread } from '../flow/handle-failure.ts';
import { messageOf } from '../session/notices.ts';
import { noticeAfter } from '../session/failure-notices.ts';

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
const findBestCombination = (deps: CouponDeps, commands: Observable<Command>): Observable<CartEvent> =>
  search(deps).pipe(
    catchError((thrown: unknown) => {
      reportThrown(deps.log, thrown);
      return of<CartEvent>({ type: 'CombinationFailed' });
    }),
    takeUntil(commands.pipe(filter(({ type }) => type === 'CloseBestCombination' || type === 'StopBestCombination'))),
  );

const failed: CartEvent = { type: 'CombinationApplyFailed' };

const applicationsWith = (
  { cart: { coupons } }: Session,
  selected: FoundCombination['selected'],
  ready: readonly AppliedCoupon[],
): readonly AppliedCoupon[] => {
  const keys = new Set(ready.map(({ couponIssueNo }) => couponIssueNo));
  return [...coupons.applied.filter((one) => !isOnAny(one, selected) && !keys.has(one.couponIssueNo)), ...ready];
};

/** Another user changed the cart and a coupon is gone. The cart is reloaded before the toast. */
const reportMissingCoupon = (deps: Deps): Observable<never> => {
  const error = pageError('Refused', 'A coupon of the combination is gone.');
  return reread(deps).pipe(
    switchMap((known) => notify(deps.shopper, noticeAfter(known, error, messageOf('CART-CHANGED')))),
  );
};

/** Replaces the coupons and offers to put the earlier ones back. */
const replaceCoupons = (
  deps: Deps,
  { selected }: FoundCombination,
  wanted: readonly AppliedCoupon[],
): Observable<CartEvent> => {
  const { units, coupons } = deps.state().cart;
  const removal: Removal = {
    kind: 'CouponsReplaced',
    units: units.filter(({ cartUnitId }) => selected.includes(cartUnitId)),
    selected: [],
    coupons: coupons.applied,
    isUndoing: false,
  };
  return concat(
    replaceAppliedCoupons(deps, wanted, { done: { type: 'CombinationClosed' }, failed }),
    defer(() => (deps.state().bestCombination === undefined ? of(extrasRead({ removal })) : EMPTY)),
  );
};

/** Downloads missing coupons in sequence, then applies the combination. */
const applyLines = (deps: Deps, found: FoundCombination, ready: readonly AppliedCoupon[]): Observable<CartEvent> => {
  const line = found.lines[ready.length];
  if (!line) return replaceCoupons(deps, found, applicationsWith(deps.state(), found.selected, ready));
  const coupon = couponOfKey(deps.state().cart.coupons.offered, line.couponKey);
  if (!coupon) return concat(of(failed), reportMissingCoupon(deps));
  if (coupon.issueNo !== undefined) return applyLines(deps, found, [...ready, asApplied(coupon, line.cartUnitIds)]);
  return issueCoupon(deps, coupon, RECOMMENDED_TRIES).pipe(
    switchMap((answer) =>
      E.isLeft(answer)
        ? concat(of(failed), reportIssueFailure(deps, answer.left))
        : concat(
            of<CartEvent>({ type: 'CouponIssued', coupon: answer.right }),
            defer(() => applyLines(deps, found, [...ready, asApplied(answer.right, line.cartUnitIds)])),
          ),
    ),
  );
};

/** Downloads missing coupons and applies the combination. Above the request limit it downloads none. */
const applyBestCombination = (deps: Deps, found: FoundCombination): Observable<CartEvent> => {
  const replaced = deps.state().cart.coupons.applied.filter((one) => isOnAny(one, found.selected));
  const changed = new Set([...found.lines, ...replaced].flatMap(({ cartUnitIds }) => cartUnitIds));
  if (changed.size > MAX_ORDER_UNITS) return alert(deps.shopper, tooManyUnits);
  return concat(
    of<CartEvent>({ type: 'CombinationApplyStarted' }),
    defer(() => applyLines(deps, found, [])),
  );
};

const isInStatus = ({ state }: CouponDeps, status: CombinationPreview['status']): boolean =>
  state().bestCombination?.status === status;

const find = (deps: CouponDeps, commands: Observable<Command>) => (): Observable<CartEvent> => {
  const refusal = buyerRefusal(deps.state().cart.buyer);
  return refusal === undefined ? findBestCombination(deps, commands) : refuseBuyer(deps, refusal);
};

/** Applies the result, or restarts the search if the cart has changed. */
const apply = (deps: CouponDeps, commands: Observable<Command>) => (): Observable<CartEvent> => {
  const preview = deps.state().bestCombination;
  if (preview?.status !== 'Found' || preview.found === undefined) return EMPTY;
  const found = preview.found;
  return isCurrent(deps.state(), found) ? applyBestCombination(deps, found) : findBestCombination(deps, commands);
};

/** Keeps the best result so far. */
const stop = answerEach('StopBestCombination', (deps: CouponDeps) => {
  const found = deps.state().bestCombination?.found;
  if (!isInStatus(deps, 'Searching')) return [];
  return [found === undefined ? { type: 'CombinationClosed' } : { type: 'CombinationFound', found }];
});

const close = answerEach('CloseBestCombination', (deps: CouponDeps) =>
  isInStatus(deps, 'Applying') ? [] : [{ type: 'CombinationClosed' }],
);

export const bestCombinationPreview: UseCase<CouponDeps> = (deps) => (commands) =>
  merge(
    commands.pipe(
      ofType('FindBestCombination'),
      filter(() => !isInStatus(deps, 'Applying')),
      takeLastResOnly(find(deps, commands)),
    ),
    commands.pipe(ofType('ApplyBestCombination'), sendFirstReqOnly(apply(deps, commands))),
    stop(deps)(commands),
    close(deps)(commands),
  );
