import type { CashbackRequest } from '@baguni/contract';
import { buyerRefusal, MAX_ORDER_UNITS, noCashback, type PricedInputs, pricedInputsOf, pricedOf } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import {
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
  take,
  takeUntil,
  timer,
} from 'rxjs';
import { readRecommendedCoupons } from '../coupons/read-coupons.ts';
import { askReported, ignoringErrors } from '../flow/ask.ts';
import type { Deps, Follower } from '../flow/deps.ts';
import { openings, takeLastResOnly } from '../flow/flow.ts';
import type { CartEvent } from '../session/event.ts';
import type { Session } from '../session/session.ts';
import { BATCH_MS, requestsOf } from './refresh-prices.ts';
import { keepExtraDiscounts, readExtraDiscounts } from './read-extra-discounts.ts';

/** Returns a key of everything that cashback depends on. */
const basisOf = (state: Session): string => {
  const { extraDiscountBasis, extraDiscount } = pricedOf(state.cart);
  const worth = O.isSome(extraDiscount) ? extraDiscount.value.worth : 0;
  return JSON.stringify([pricedInputsOf(state.cart), state.cart.coupons.applied, extraDiscountBasis, worth]);
};

/** Requests the first selected units, up to one order, with their coupons. */
const requestOf = (
  {
    cart: {
      coupons: { applied: appliedCoupons },
      buyer,
    },
  }: Session,
  inputs: PricedInputs,
): CashbackRequest => {
  const cartRequests = requestsOf(inputs).slice(0, MAX_ORDER_UNITS);
  const asked = new Set(cartRequests.map(({ cartUnitId }) => cartUnitId));
  const couponRequests = appliedCoupons.map(({ couponIssueNo, cartUnitIds }) => ({
    couponIssueNo,
    cartUnitIds: cartUnitIds.filter((id) => asked.has(id)),
  }));
  return {
    isSmileClub: buyer.isSmileClub,
    cartRequests,
    couponRequests: couponRequests.filter(({ cartUnitIds }) => cartUnitIds.length > 0),
  };
};

const readCashbackOnce = ({ server, log, state }: Deps): Observable<CartEvent> => {
  const inputs = pricedInputsOf(state().cart);
  if (inputs.selected.length === 0) return of<CartEvent>({ type: 'CashbackRead', cashback: noCashback });
  return askReported(log, server.getTotalCashback(requestOf(state(), inputs))).pipe(
    map((answer): CartEvent => ({ type: 'CashbackRead', cashback: E.isRight(answer) ? answer.right : noCashback })),
  );
};

/**
 * Reads the cashback of the selection, and again after changes that did not include it. Drops stale answers; failures
 * are silent.
 */
const readCashback: Follower = (deps) =>
  deps.events.pipe(
    startWith(undefined),
    // the server does not know a pending quantity yet
    filter(() => deps.state().cart.saving.length === 0),
    map(() => basisOf(deps.state())),
    distinctUntilChanged(),
    takeLastResOnly(() =>
      timer(BATCH_MS).pipe(
        takeUntil(deps.events.pipe(filter(({ type }) => type === 'CashbackRead'))),
        switchMap(() => readCashbackOnce(deps)),
      ),
    ),
  );

const readCardOffers: Follower = ({ server, log }) =>
  askReported(log, server.getSmileCardNudgeCoupon()).pipe(
    map((answer): CartEvent => {
      const coupons = E.isRight(answer) ? answer.right.coupons : [];
      return { type: 'SmileCardNudgeCouponsRead', coupons };
    }),
  );

/** Waits until the coupon requests, if any, are answered or failed. */
const secondGroupAnswered = ({ state, events }: Deps): Observable<unknown> => {
  const isAnswered = (): boolean => {
    const { buyer, coupons } = state().cart;
    return O.isSome(buyerRefusal(buyer)) || coupons.status === 'Known' || coupons.status === 'Failed';
  };
  return events.pipe(startWith(undefined), filter(isAnswered), take(1));
};

/** The third group of calls. The first view of a resumed cart has read its extra discounts already. */
const readers = (isResumed: boolean): readonly Follower[] => [
  isResumed ? keepExtraDiscounts : readExtraDiscounts,
  readCashback,
  readCardOffers,
  readRecommendedCoupons,
];

const offered = (deps: Deps, isResumed: boolean): ReturnType<Follower> =>
  ignoringErrors(
    deps,
    secondGroupAnswered(deps).pipe(switchMap(() => merge(...readers(isResumed).map((read) => read(deps))))),
  );

/** Reads the third group of calls after the second; a failed read leaves its data empty (LS-04, LS-06). */
export const loadOffers: Follower = (deps) =>
  openings(deps).pipe(takeLastResOnly(({ type }) => offered(deps, type === 'CartResumed')));
