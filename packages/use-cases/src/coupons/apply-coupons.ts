import {
  type ApiError,
  applicationOf,
  type AppliedCoupon,
  type CouponChange,
  differsFrom,
  MAX_ORDER_UNITS,
  type Notice,
  pricedInputsOf,
  unitsById,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { concat, EMPTY, ignoreElements, type Observable, of, switchMap } from 'rxjs';
import { alert, notify } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import { handleFailure, readFirst } from '../flow/handle-failure.ts';
import { askPriced } from '../flow/ask-priced.ts';
import type { CartEvent } from '../session/event.ts';
import { messageOf } from '../session/notices.ts';
import { ifLost } from '../session/failure-notices.ts';
import type { Session } from '../session/session.ts';

/** True if another change was answered in between, so that this one cannot be merged. */
const isOvertaken = ({ cart: { units }, cartVersion }: Session, change: CouponChange): boolean => {
  const ours = unitsById(units);
  return (
    change.cartVersion < cartVersion ||
    change.units.some(({ cartUnitId, version }) => (ours.get(cartUnitId)?.version ?? version) < version - 1)
  );
};

/** Applies the result of a coupon change. If it was overtaken, the cart is reloaded. */
export const couponsChanged = (deps: Deps, change: CouponChange): Observable<CartEvent> => {
  const again = isOvertaken(deps.state(), change) ? deps.readAgain.pipe(ignoreElements()) : EMPTY;
  return concat(of<CartEvent>({ type: 'CouponsApplied', ...change }), again);
};

export const tooManyUnits: Notice = messageOf('CART-BR7-33', { max: MAX_ORDER_UNITS });

interface Ending {
  readonly done: CartEvent;
  readonly failed: CartEvent;
  /** Message after success; none if the page shows the result in another way. */
  readonly notice?: Notice | undefined;
}

const finish = (deps: Deps, { done, notice }: Ending): Observable<CartEvent> =>
  concat(of(done), notice ? notify(deps.shopper, notice) : EMPTY);

/** After a lost answer, a new read shows whether the coupons are in use. */
const handleError = (
  deps: Deps,
  wanted: readonly AppliedCoupon[],
  error: ApiError,
  ending: Ending,
): Observable<CartEvent> =>
  readFirst(deps, error, (reread) =>
    reread === undefined || differsFrom(deps.state().cart.coupons.applied, wanted)
      ? concat(of(ending.failed), handleFailure(deps, error, { reread, ...ifLost(error, 'COUPON-UNUSABLE') }))
      : finish(deps, ending),
  );

/** Replaces all applied coupons in one atomic call, for at most 30 units. */
export const replaceAppliedCoupons = (
  deps: Deps,
  wanted: readonly AppliedCoupon[],
  ending: Ending,
): Observable<CartEvent> => {
  const { cart } = deps.state();
  const { applied } = cart.coupons;
  if (!differsFrom(applied, wanted)) return of(ending.done);
  const request = { ...applicationOf(applied, wanted), selected: pricedInputsOf(cart).selected };
  if (request.cartUnitIds.length > MAX_ORDER_UNITS) return concat(of(ending.failed), alert(deps.shopper, tooManyUnits));
  return askPriced(deps, deps.server.applyCoupons, request).pipe(
    switchMap((answer) =>
      E.isLeft(answer)
        ? handleError(deps, wanted, answer.left, ending)
        : concat(couponsChanged(deps, answer.right), finish(deps, ending)),
    ),
  );
};
