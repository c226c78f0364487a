import {
  selectedWithout,
  type ApiError,
  type AppliedCoupon,
  type Cart,
  type CartUnitId,
  type UnapplyCouponsRequest,
} from '@baguni/domain';
import type { CartEvent, EventOf } from '../session/event.ts';
import type { CommandOf } from '../session/command.ts';
import { either as E } from 'fp-ts';
import { EMPTY, ignoreElements, map, merge, switchMap, tap, type Observable } from 'rxjs';
import { handleFailure } from '../failure/handle-failure.ts';
import { askReported } from '../flow/ask.ts';
import { couponsChanged } from '../coupons/coupons-changed.ts';
import type { Deps, UseCase } from '../deps/deps.ts';
import { sendFirstReqOnlyPer } from '../flow/flow.ts';
import { ofType } from '../flow/of-type.ts';
import { readFirst } from '../failure/read-first.ts';

/** Coupons to be taken off. */
type Removal = Omit<CommandOf<'RemoveCoupons'>, 'type'>;

/** Which coupons are meant: those named, else all of the units. */
const requestOf = ({ cartUnitIds, couponIssueNoes }: Removal): UnapplyCouponsRequest =>
  couponIssueNoes ? { cartUnitIds: [], couponIssueNoes } : { cartUnitIds, couponIssueNoes: [] };

/** Presses for the same coupons count as one while the call runs; other presses do not wait (CM-51). */
const keyOf = (removal: Removal): string => JSON.stringify(requestOf(removal));

/** Whether a coupon to be taken off is still in use. */
export const isInUse = ({ state }: Deps, removal: Removal): boolean => {
  const { cartUnitIds, couponIssueNoes } = requestOf(removal);
  const isMeant = (coupon: AppliedCoupon): boolean =>
    couponIssueNoes.includes(coupon.couponIssueNo) || coupon.cartUnitIds.some((id) => cartUnitIds.includes(id));
  return state().cart.appliedCoupons.some(isMeant);
};

/** After a lost answer only a new read tells whether the coupons are off. */
const handleError = (deps: Deps, removal: Removal, error: ApiError): Observable<CartEvent> =>
  readFirst(deps, error, (reread) =>
    reread === undefined || isInUse(deps, removal) ? handleFailure(deps, error, { reread }) : EMPTY,
  );

/** Takes coupons off, each as a whole. */
export const removeCoupons = (deps: Deps, removal: Removal): Observable<CartEvent> =>
  askReported(deps.log, deps.server.unapplyCoupons(requestOf(removal))).pipe(
    switchMap((answer) =>
      E.isRight(answer) ? couponsChanged(deps, answer.right) : handleError(deps, removal, answer.left),
    ),
  );

/** What removes a reason that blocks the order, where no other use case does it (CK-18). */
export const fixes: UseCase = (deps) => (commands) =>
  merge(
    commands.pipe(
      ofType('Agree'),
      map(({ code }): CartEvent => ({ type: 'OrderAgreed', code })),
    ),
    commands.pipe(
      ofType('RemoveCoupons'),
      sendFirstReqOnlyPer(keyOf, (command) => removeCoupons(deps, command)),
    ),
    commands.pipe(
      ofType('VerifyIdentity'),
      tap(() => deps.page.goToSelfAuthentication()),
      ignoreElements(),
    ),
    commands.pipe(
      ofType('SignIn'),
      tap(() => deps.page.goToSignIn()),
      ignoreElements(),
    ),
  );

/** Makes the event that deselects units, in any tab. */
export const deselected = (cart: Cart, ids: readonly CartUnitId[]): EventOf<'SelectionNarrowed'> => ({
  type: 'SelectionNarrowed',
  cartUnitIds: selectedWithout(cart, ids),
});
