import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { chosenUnits } from '../selectors/priced-of.ts';
import { type AppliedCoupon, asApplied, noCouponFlags, couponOfKey } from '../entities/coupon/coupon.ts';
import {
  couponLanes,
  laneOf,
  placeTypeOfLane,
  type CouponLane,
  couponPlacesOf,
  type CouponPlace,
} from '../entities/coupon/coupon-place.ts';
import { unusableReason } from '../selectors/situation.ts';
import type { OpenCouponBox } from './open-box.ts';

/** The lane of a coupon in use. */
export const laneOfApplied = ({ couponType, isFreeShipping }: AppliedCoupon): CouponLane | undefined =>
  laneOf({ couponType, flags: { ...noCouponFlags, isFreeShipping } });

const isInLane = (coupon: AppliedCoupon, lane: CouponLane): boolean => laneOfApplied(coupon) === lane;

/** True if a coupon in use is on any of these units. */
export const isOnAny = ({ cartUnitIds }: Pick<AppliedCoupon, 'cartUnitIds'>, ids: readonly CartUnitId[]): boolean =>
  cartUnitIds.some((id) => ids.includes(id));

/** Coupons of this lane that a new choice replaces. */
export const heldIn = (
  applied: readonly AppliedCoupon[],
  lane: CouponLane,
  place: CouponPlace,
): readonly AppliedCoupon[] => applied.filter((coupon) => isInLane(coupon, lane) && isOnAny(coupon, place.cartUnitIds));

/** Selected units of the tab plus the unit of the box. Groups and totals of the box refer to them. */
export const boxUnitIds = (state: Cart, cartUnitId: CartUnitId): ReadonlySet<CartUnitId> =>
  new Set([...chosenUnits(state).map((unit) => unit.cartUnitId), cartUnitId]);

const takes = (unit: CartUnit): boolean => unusableReason(unit) === undefined;

/** Returns the target of each lane in the box of a unit: the unit, the units of its item, or its parcel. */
export const placesOfBox = (state: Cart, cartUnitId: CartUnitId): ReadonlyMap<CouponLane, CouponPlace> => {
  const places = couponPlacesOf(state.units, boxUnitIds(state, cartUnitId), takes);
  return new Map(
    couponLanes.flatMap((lane) => {
      const place = places.find(
        ({ type, cartUnitIds }) => type === placeTypeOfLane[lane] && cartUnitIds.includes(cartUnitId),
      );
      return place ? [[lane, place] as const] : [];
    }),
  );
};

/** Returns all coupons of the cart after Apply: those in use, changed by the choices of the box. */
export const couponsAfterApplyOf = (state: Cart, box: OpenCouponBox): readonly AppliedCoupon[] => {
  return box.choices.reduce<readonly AppliedCoupon[]>((applied, { lane, couponKey, cartUnitId }) => {
    const place = placesOfBox(state, cartUnitId).get(lane);
    if (!place) return applied;
    const held = heldIn(applied, lane, place);
    if (held.length === 1 && held[0]?.couponIssueNo === couponKey) return applied;
    const coupon = couponKey === undefined ? undefined : couponOfKey(state.coupons.offered, couponKey);
    const rest = applied.filter((one) => !held.includes(one) && one.couponIssueNo !== couponKey);
    return coupon ? [...rest, asApplied(coupon, place.cartUnitIds)] : rest;
  }, state.coupons.applied);
};
