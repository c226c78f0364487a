import type { CashbackRequest } from '@baguni/contract';
import type { Session } from '../session/session.ts';
import { MAX_ORDER_UNITS, noCashback, pricedInputsOf, pricedOf, type PricedInputs } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { distinctUntilChanged, filter, map, of, startWith, switchMap, takeUntil, timer, type Observable } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import { BATCH_MS, requestsOf } from './ask-prices.ts';
import type { Deps, Follower } from '../flow/deps.ts';
import { takeLastResOnly } from '../flow/flow.ts';

/** Returns a key of everything that cashback depends on. */
const basisOf = (state: Session): string => {
  const { extraDiscountBasis, extraDiscount } = pricedOf(state.cart);
  const worth = O.isSome(extraDiscount) ? extraDiscount.value.worth : 0;
  return JSON.stringify([pricedInputsOf(state.cart), state.cart.appliedCoupons, extraDiscountBasis, worth]);
};

/** Requests the first selected units, up to one order, with their coupons. */
const requestOf = ({ cart: { appliedCoupons, buyer } }: Session, inputs: PricedInputs): CashbackRequest => {
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

const read = ({ server, log, state }: Deps): Observable<CartEvent> => {
  const inputs = pricedInputsOf(state().cart);
  if (inputs.selected.length === 0) return of<CartEvent>({ type: 'CashbackRead', cashback: noCashback });
  return askReported(log, server.getTotalCashback(requestOf(state(), inputs))).pipe(
    map((answer): CartEvent => ({ type: 'CashbackRead', cashback: E.isRight(answer) ? answer.right : noCashback })),
  );
};

const cashbackCame = ({ events }: Deps): Observable<CartEvent> =>
  events.pipe(filter(({ type }) => type === 'CashbackRead'));

/**
 * Reads the cashback of the selection, and again after changes that did not include it. Drops stale answers; failures
 * are silent.
 */
export const readCashback: Follower = (deps) =>
  deps.events.pipe(
    startWith(undefined),
    // the server does not know a pending quantity yet
    filter(() => deps.state().cart.saving.length === 0),
    map(() => basisOf(deps.state())),
    distinctUntilChanged(),
    takeLastResOnly(() =>
      timer(BATCH_MS).pipe(
        takeUntil(cashbackCame(deps)),
        switchMap(() => read(deps)),
      ),
    ),
  );
