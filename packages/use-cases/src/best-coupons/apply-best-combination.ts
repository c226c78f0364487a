import type { Session } from '../session/session.ts';
import {
  pageError,
  asApplied,
  couponOfKey,
  isOnAny,
  MAX_ORDER_UNITS,
  pricedInputsOf,
  type AppliedCoupon,
  type CartUnitId,
  type FoundCombination,
} from '@baguni/domain';
import { messageOf, noticeAfter } from '../session/notices.ts';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { concat, defer, of, switchMap, type Observable } from 'rxjs';
import { alert, notify } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import { reread } from '../flow/handle-failure.ts';
import { issueCoupon, RECOMMENDED_TRIES, reportIssueFailure } from '../coupons/issue.ts';
import { replaceAppliedCoupons } from '../coupons/replace-applied-coupons.ts';
import { tooManyUnits } from '../coupons/too-many-units.ts';

const failed: CartEvent = { type: 'CombinationApplyFailed' };

/** True if the cart has not changed since the search. */
export const isCurrent = (
  state: Session,
  { cartVersion, selected }: Pick<FoundCombination, 'cartVersion' | 'selected'>,
): boolean => {
  const now = pricedInputsOf(state.cart).selected;
  return (
    cartVersion === state.cartVersion && now.length === selected.length && now.every((id, i) => id === selected[i])
  );
};

const applicationsWith = (
  { cart: { appliedCoupons } }: Session,
  selected: FoundCombination['selected'],
  ready: readonly AppliedCoupon[],
): readonly AppliedCoupon[] => {
  const keys = new Set(ready.map(({ couponIssueNo }) => couponIssueNo));
  return [...appliedCoupons.filter((one) => !isOnAny(one, selected) && !keys.has(one.couponIssueNo)), ...ready];
};

/** Another user changed the cart and a coupon is gone. The cart is reloaded before the toast. */
const reportMissingCoupon = (deps: Deps): Observable<never> => {
  const error = pageError('Refused', 'A coupon of the combination is gone.');
  return reread(deps).pipe(
    switchMap((known) => notify(deps.shopper, noticeAfter(known, error, messageOf('CART-CHANGED')))),
  );
};

/** Downloads missing coupons in sequence, then applies the combination. */
const applyLines = (deps: Deps, found: FoundCombination, ready: readonly AppliedCoupon[]): Observable<CartEvent> => {
  const line = found.lines[ready.length];
  if (!line)
    return replaceAppliedCoupons(deps, applicationsWith(deps.state(), found.selected, ready), {
      done: { type: 'CombinationClosed' },
      failed,
    });
  const coupon = O.toUndefined(couponOfKey(deps.state().cart.coupons.offered, line.couponKey));
  if (!coupon) return concat(of(failed), reportMissingCoupon(deps));
  if (O.isSome(coupon.issueNo)) return applyLines(deps, found, [...ready, asApplied(coupon, line.cartUnitIds)]);
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

const unitsChanged = (
  { cart: { appliedCoupons } }: Session,
  { lines, selected }: FoundCombination,
): ReadonlySet<CartUnitId> =>
  new Set([...lines, ...appliedCoupons.filter((one) => isOnAny(one, selected))].flatMap((one) => one.cartUnitIds));

/** Downloads missing coupons and applies the combination. Above the request limit it downloads none. */
export const applyBestCombination = (deps: Deps, found: FoundCombination): Observable<CartEvent> => {
  if (unitsChanged(deps.state(), found).size > MAX_ORDER_UNITS) return alert(deps.shopper, tooManyUnits);
  return concat(
    of<CartEvent>({ type: 'CombinationApplyStarted' }),
    defer(() => applyLines(deps, found, [])),
  );
};
