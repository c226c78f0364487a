import {
  applicationOf,
  differsFrom,
  MAX_ORDER_UNITS,
  pricedInputsOf,
  type ApiError,
  type AppliedCoupon,
} from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { messageOf, type Reread } from '../session/notices.ts';
import { either as E } from 'fp-ts';
import { concat, of, switchMap, type Observable } from 'rxjs';
import { handleFailure, readFirst } from '../flow/handle-failure.ts';
import { alert, askReported, notify } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import { couponsChanged } from './coupons-changed.ts';
import { tooManyUnits } from './too-many-units.ts';

export interface Ending {
  readonly done: CartEvent;
  readonly failed: CartEvent;
}

const finish = (deps: Deps, event: CartEvent): Observable<CartEvent> =>
  concat(of(event), notify(deps.shopper, messageOf('COUPONS-APPLIED')));

const fail = (deps: Deps, error: ApiError, { failed }: Ending, reread?: Reread): Observable<CartEvent> =>
  concat(of(failed), handleFailure(deps, error, { reread }));

/** After a lost answer, a new read shows whether the coupons are in use. */
const handleError = (
  deps: Deps,
  wanted: readonly AppliedCoupon[],
  error: ApiError,
  ending: Ending,
): Observable<CartEvent> =>
  readFirst(deps, error, (reread) =>
    reread === undefined || differsFrom(deps.state().cart.appliedCoupons, wanted)
      ? fail(deps, error, ending, reread)
      : finish(deps, ending.done),
  );

/** Replaces all applied coupons in one atomic call, for at most 30 units. */
export const replaceAppliedCoupons = (
  deps: Deps,
  wanted: readonly AppliedCoupon[],
  ending: Ending,
): Observable<CartEvent> => {
  const state = deps.state();
  const {
    cart: { appliedCoupons },
  } = state;
  if (!differsFrom(appliedCoupons, wanted)) return of(ending.done);
  const request = { ...applicationOf(appliedCoupons, wanted), selected: pricedInputsOf(state.cart).selected };
  if (request.cartUnitIds.length > MAX_ORDER_UNITS) return concat(of(ending.failed), alert(deps.shopper, tooManyUnits));
  return askReported(deps.log, deps.server.applyCoupons(request)).pipe(
    switchMap((answer) =>
      E.isLeft(answer)
        ? handleError(deps, wanted, answer.left, ending)
        : concat(couponsChanged(deps, answer.right), finish(deps, ending.done)),
    ),
  );
};
