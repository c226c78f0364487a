import type { Session } from '../session/session.ts';
import {
  MAX_ORDER_UNITS,
  noCashback,
  pricedInputsOf,
  pricedOf,
  type CashbackRequest,
  type PricedInputs,
} from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { distinctUntilChanged, filter, map, of, startWith, switchMap, takeUntil, timer, type Observable } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import { BATCH_MS, requestsOf } from '../prices/ask-prices.ts';
import type { Deps, Follower } from '../deps/deps.ts';
import { takeLastResOnly } from '../flow/flow.ts';

/** What cashback depends on: the same text, the same cashback. */
const basisOf = (state: Session): string => {
  const { extraDiscountBasis, extraDiscount } = pricedOf(state.cart);
  const worth = O.isSome(extraDiscount) ? extraDiscount.value.worth : 0;
  return JSON.stringify([pricedInputsOf(state.cart), state.cart.appliedCoupons, extraDiscountBasis, worth]);
};

/** Of the first units that are selected, as many as one order holds, and of the coupons on them (CK-01). */
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

/** Cashback that came meanwhile, with the answer to a change. */
const cashbackCame = ({ events }: Deps): Observable<CartEvent> =>
  events.pipe(filter(({ type }) => type === 'CashbackRead'));

/**
 * Asks what the selection gives back, and again whenever what is selected, its pieces, coupons or price changed and
 * did not bring it along, in one batch and with stale answers dropped; a failure is silent and leaves none (CM-33, CB-02, LS-06).
 */
export const readCashback: Follower = (deps) =>
  deps.events.pipe(
    startWith(undefined),
    // a quantity on its way is priced already, but the server does not know it yet
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
