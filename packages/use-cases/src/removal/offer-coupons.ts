import {
  couponKeyOf,
  couponsOn,
  couponSituationOf,
  pricingInput,
  unitsById,
  type AppliedCoupon,
  type CartUnitId,
} from '@baguni/domain/internal';
import type { Removal } from '@baguni/contract';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { EMPTY, map, mergeMap, of, pairwise, startWith, type Observable } from 'rxjs';
import type { Deps, FeaturePorts, UseCase } from '../flow/deps.ts';

type Coupons = readonly AppliedCoupon[];
type Judge = FeaturePorts['judgeCoupons'];

/** True if the coupon fits its units in the current cart, along with the coupons in use. */
const holds =
  (deps: Deps, judge: Judge) =>
  ({ couponIssueNo, cartUnitIds }: AppliedCoupon): boolean => {
    const state = deps.state();
    const { offered } = state.cart.coupons;
    const requestedOf = (key: string, ids: readonly CartUnitId[]) =>
      offered.filter((coupon) => couponKeyOf(coupon) === key).map((coupon) => ({ coupon, cartUnitIds: ids }));
    const beside = state.cart.coupons.applied.flatMap((one) => requestedOf(one.couponIssueNo, one.cartUnitIds));
    const requested = requestedOf(couponIssueNo, cartUnitIds);
    const situation = couponSituationOf(state.cart, deps.clock.now());
    return requested.length > 0 && E.isRight(judge(pricingInput(state.cart), requested, situation, beside));
  };

const offerOf = (deps: Deps, judge: Judge, id: CartUnitId, cancelled: Coupons): Observable<CartEvent> => {
  const unit = unitsById(deps.state().cart.units).get(id);
  const coupons = cancelled.filter(holds(deps, judge));
  if (!unit || coupons.length === 0) return EMPTY;
  const removal: Removal = { kind: 'CouponsCancelled', units: [unit], selected: [], coupons, isUndoing: false };
  return of({ type: 'ExtrasRead', extras: { removal } });
};

/** Offers coupons again that a quantity change cancelled. The offer waits until their terms are met. */
export const offerCoupons =
  ({ judgeCoupons }: Pick<FeaturePorts, 'judgeCoupons'>): UseCase =>
  (deps) =>
  () => {
    const cancelled = new Map<CartUnitId, Coupons>();
    return deps.events.pipe(
      startWith(undefined),
      map((event) => ({ event, applied: deps.state().cart.coupons.applied })),
      pairwise(),
      mergeMap(([before, { event }]) => {
        if (event?.type !== 'QuantityChanged') return EMPTY;
        const id = event.cartUnitId;
        if (event.cancelledCoupons) cancelled.set(id, couponsOn(before.applied, id));
        const offered = offerOf(deps, judgeCoupons, id, cancelled.get(id) ?? []);
        // offered only once per cancellation
        if (offered !== EMPTY) cancelled.delete(id);
        return offered;
      }),
    );
  };
