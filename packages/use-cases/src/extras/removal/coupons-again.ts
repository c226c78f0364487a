import { applicationOf, pricedInputsOf, type AppliedCoupon, type CartUnitId } from '@baguni/domain';
import type { CartEvent } from '../../session/event.ts';
import { either as E } from 'fp-ts';
import { concatMap, defer, EMPTY, from, switchMap, type Observable } from 'rxjs';
import { couponsChanged } from '../../coupons/coupons-changed.ts';
import type { Deps } from '../../deps/deps.ts';
import { readFirst } from '../../failure/read-first.ts';
import { askReported } from '../../flow/ask.ts';
import type { Returned } from './bring-back.ts';

type Coupons = readonly AppliedCoupon[];

/** The units that have come back and had a coupon before. */
const returnedTo = ({ cartUnitIds }: AppliedCoupon, returned: readonly Returned[]): readonly CartUnitId[] =>
  returned.filter(({ unit }) => cartUnitIds.includes(unit.cartUnitId)).map(({ cartUnitId }) => cartUnitId);

/** Coupons with the units that have come back beside those that they were on. */
export const withReturned = (coupons: Coupons, returned: readonly Returned[]): Coupons =>
  coupons.map((coupon) => ({
    ...coupon,
    cartUnitIds: [...new Set([...coupon.cartUnitIds, ...returnedTo(coupon, returned)])],
  }));

/** Where a coupon is in use. */
const unitsOf = (applied: Coupons, { couponIssueNo }: AppliedCoupon): readonly CartUnitId[] =>
  applied.find((one) => one.couponIssueNo === couponIssueNo)?.cartUnitIds ?? [];

/** Applies one coupon again; what the rules or the server refuse stays off (CM-07). */
const applyAgain = (deps: Deps, coupon: AppliedCoupon, returned: readonly Returned[]): Observable<CartEvent> =>
  defer(() => {
    const state = deps.state();
    const {
      cart: { appliedCoupons: applied },
    } = state;
    const kept = unitsOf(applied, coupon);
    const again = { ...coupon, cartUnitIds: [...new Set([...kept, ...returnedTo(coupon, returned)])] };
    // the shopper has used it for something else meanwhile: there it stays
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

/** Applies the coupons again that units had before they were deleted, each by itself: one that is refused costs no other. */
export const couponsAgain = (deps: Deps, coupons: Coupons, returned: readonly Returned[]): Observable<CartEvent> =>
  from(coupons).pipe(concatMap((coupon) => applyAgain(deps, coupon, returned)));

/** The coupons that units had before and do not have now that they are back. */
export const lostCoupons = ({ state }: Deps, coupons: Coupons, returned: readonly Returned[]): Coupons =>
  coupons.filter((coupon) => {
    const now = unitsOf(state().cart.appliedCoupons, coupon);
    return returnedTo(coupon, returned).some((id) => !now.includes(id));
  });
