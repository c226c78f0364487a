import type { UnapplyCouponsRequest } from '@baguni/contract';
import { selectedWithout, type ApiError, type AppliedCoupon, type Cart, type CartUnitId } from '@baguni/domain';
import type { CartEvent, EventOf } from '../session/event.ts';
import type { CommandOf } from '../session/command.ts';
import { either as E } from 'fp-ts';
import { EMPTY, ignoreElements, map, merge, switchMap, tap, type Observable } from 'rxjs';
import { handleFailure, readFirst } from '../flow/handle-failure.ts';
import { askReported } from '../flow/ask.ts';
import { couponsChanged } from '../coupons/apply-coupons.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { ofType, sendFirstReqOnlyPer } from '../flow/flow.ts';

type Removal = Omit<CommandOf<'RemoveCoupons'>, 'type'>;

/** Returns the given coupons, or all coupons of the units. */
const requestOf = ({ cartUnitIds, couponIssueNoes }: Removal): UnapplyCouponsRequest =>
  couponIssueNoes ? { cartUnitIds: [], couponIssueNoes } : { cartUnitIds, couponIssueNoes: [] };

/** A key that merges repeated presses for the same coupons during a call. */
const keyOf = (removal: Removal): string => JSON.stringify(requestOf(removal));

/** True if a coupon of the request is still in use. */
export const isInUse = ({ state }: Deps, removal: Removal): boolean => {
  const { cartUnitIds, couponIssueNoes } = requestOf(removal);
  const isMeant = (coupon: AppliedCoupon): boolean =>
    couponIssueNoes.includes(coupon.couponIssueNo) || coupon.cartUnitIds.some((id) => cartUnitIds.includes(id));
  return state().cart.appliedCoupons.some(isMeant);
};

/** After a lost answer, a new read shows whether the coupons are removed. */
const handleError = (deps: Deps, removal: Removal, error: ApiError): Observable<CartEvent> =>
  readFirst(deps, error, (reread) =>
    reread === undefined || isInUse(deps, removal) ? handleFailure(deps, error, { reread }) : EMPTY,
  );

/** Removes whole coupons. */
export const removeCoupons = (deps: Deps, removal: Removal): Observable<CartEvent> =>
  askReported(deps.log, deps.server.unapplyCoupons(requestOf(removal))).pipe(
    switchMap((answer) =>
      E.isRight(answer) ? couponsChanged(deps, answer.right) : handleError(deps, removal, answer.left),
    ),
  );

/** Applies the fixes of order blockers that no other use case handles (CK-18). */
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
