import { applicationOf, pricedInputsOf, type AppliedCoupon, type CartUnitId } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { concatMap, defer, EMPTY, from, switchMap, type Observable } from 'rxjs';
import { couponsChanged } from '../coupons/apply-coupons.ts';
import type { Deps } from '../flow/deps.ts';
import { readFirst } from '../flow/handle-failure.ts';
import { askReported } from '../flow/ask.ts';
import type { Returned } from './bring-back.ts';

type Coupons = readonly AppliedCoupon[];

const returnedTo = ({ cartUnitIds }: AppliedCoupon, returned: readonly Returned[]): readonly CartUnitId[] =>
  returned.filter(({ unit }) => cartUnitIds.includes(unit.cartUnitId)).map(({ cartUnitId }) => cartUnitId);

/** Adds the returned units to coupons that other units still use. */
export const withReturned = (coupons: Coupons, returned: readonly Returned[]): Coupons =>
  coupons.map((coupon) => ({
    ...coupon,
    cartUnitIds: [...new Set([...coupon.cartUnitIds, ...returnedTo(coupon, returned)])],
  }));

const unitsOf = (applied: Coupons, { couponIssueNo }: AppliedCoupon): readonly CartUnitId[] =>
  applied.find((one) => one.couponIssueNo === couponIssueNo)?.cartUnitIds ?? [];

/** Reapplies one coupon. It stays removed if the rules or the server refuse it. */
const applyAgain = (deps: Deps, coupon: AppliedCoupon, returned: readonly Returned[]): Observable<CartEvent> =>
  defer(() => {
    const state = deps.state();
    const { appliedCoupons: applied } = state.cart;
    const kept = unitsOf(applied, coupon);
    const again = { ...coupon, cartUnitIds: [...new Set([...kept, ...returnedTo(coupon, returned)])] };
    // the shopper uses it elsewhere now
    const isElsewhere = kept.some((id) => !coupon.cartUnitIds.includes(id));
    if (isElsewhere || again.cartUnitIds.length === kept.length) return EMPTY;
    const wanted = [...applied.filter(({ couponIssueNo }) => couponIssueNo !== coupon.couponIssueNo), again];
    const request = { ...applicationOf(applied, wanted), selected: pricedInputsOf(state.cart).selected };
    return askReported(deps.log, deps.server.applyCoupons(request)).pipe(
      switchMap((answer) =>
        E.isRight(answer) ? couponsChanged(deps, answer.right) : readFirst(deps, answer.left, () => EMPTY),
      ),
    );
  });

/** Reapplies the coupons of deleted units one by one, so that a refusal does not affect others. */
export const couponsAgain = (deps: Deps, coupons: Coupons, returned: readonly Returned[]): Observable<CartEvent> =>
  from(coupons).pipe(concatMap((coupon) => applyAgain(deps, coupon, returned)));

/** The coupons that returned units had before and lack now. */
export const lostCoupons = ({ state }: Deps, coupons: Coupons, returned: readonly Returned[]): Coupons =>
  coupons.filter((coupon) => {
    const now = unitsOf(state().cart.appliedCoupons, coupon);
    return returnedTo(coupon, returned).some((id) => !now.includes(id));
  });
