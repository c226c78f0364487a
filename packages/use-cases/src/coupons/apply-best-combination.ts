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
import { noticeAfter } from '../errors/reread.ts';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { concat, defer, of, switchMap, type Observable } from 'rxjs';
import { alert, notify } from '../flow/ask.ts';
import type { Deps } from '../deps/deps.ts';
import { messageOf } from '../flow/errors.ts';
import { reread } from '../failure/read-first.ts';
import { issueCoupon, RECOMMENDED_TRIES, reportIssueFailure } from './issue.ts';
import { replaceAppliedCoupons } from './replace-applied-coupons.ts';
import { tooManyUnits } from './too-many-units.ts';

const failed: CartEvent = { type: 'CombinationApplyFailed' };

/** Whether the cart is still the one that the combination was found for. */
export const isCurrent = (
  state: Session,
  { cartVersion, selected }: Pick<FoundCombination, 'cartVersion' | 'selected'>,
): boolean => {
  const now = pricedInputsOf(state.cart).selected;
  return (
    cartVersion === state.cartVersion && now.length === selected.length && now.every((id, i) => id === selected[i])
  );
};

/** The selected units have what was found and nothing else; other units keep what is not needed here. */
const applicationsWith = (
  { cart: { appliedCoupons } }: Session,
  selected: FoundCombination['selected'],
  ready: readonly AppliedCoupon[],
): readonly AppliedCoupon[] => {
  const keys = new Set(ready.map(({ couponIssueNo }) => couponIssueNo));
  return [...appliedCoupons.filter((one) => !isOnAny(one, selected) && !keys.has(one.couponIssueNo)), ...ready];
};

/** A coupon of it is no longer known: somebody else changed the cart, which is read again before a toast says so. */
const reportMissingCoupon = (deps: Deps): Observable<never> => {
  const error = pageError('Refused', 'A coupon of the combination is gone.');
  return reread(deps).pipe(
    switchMap((known) => notify(deps.shopper, noticeAfter(known, error, messageOf('CART-CHANGED')))),
  );
};

/** Downloads each coupon that is not held yet, line by line, then applies all of them together. */
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

/** The units whose coupons the combination may change: those that get one, and those that have one now. */
const unitsChanged = (
  { cart: { appliedCoupons } }: Session,
  { lines, selected }: FoundCombination,
): ReadonlySet<CartUnitId> =>
  new Set([...lines, ...appliedCoupons.filter((one) => isOnAny(one, selected))].flatMap((one) => one.cartUnitIds));

/**
 * Puts the combination into use: downloads, then one application (CP-19). For more units than a request may hold nothing
 * is downloaded either (CK-01).
 */
export const applyBestCombination = (deps: Deps, found: FoundCombination): Observable<CartEvent> => {
  if (unitsChanged(deps.state(), found).size > MAX_ORDER_UNITS) return alert(deps.shopper, tooManyUnits);
  return concat(
    of<CartEvent>({ type: 'CombinationApplyStarted' }),
    defer(() => applyLines(deps, found, [])),
  );
};
