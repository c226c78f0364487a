import {
  appliedOf,
  couponPlacesOf,
  finding,
  laneOf,
  placeTypeOfLane,
  unusableReason,
  type CartState,
  type Coupon,
  type CouponAssignment,
  type CouponIssueNo,
  couponKeyOf,
} from '@baguni/domain';
import { applyCoupon, priceOfCart, removeCoupon, type Changed } from '@baguni/domain/engine';
import { either as E, option as O } from 'fp-ts';

/** Whether a coupon is in use. */
export const isInUse = ({ appliedCoupons }: CartState, key: CouponIssueNo): boolean =>
  appliedCoupons.some(({ couponIssueNo }) => couponIssueNo === key);

const tries = (cart: CartState, coupon: Coupon, now: number): readonly Changed[] => {
  const lane = O.toNullable(laneOf(coupon));
  const takes = (unit: CartState['units'][number]): boolean => O.isNone(unusableReason(unit));
  return couponPlacesOf(cart.units, new Set(cart.selected), takes)
    .filter((place) => lane !== null && place.type === placeTypeOfLane[lane])
    .map((place) => applyCoupon(cart, couponKeyOf(coupon), place.cartUnitIds, now));
};

/** The cart with a coupon where it saves most beside those in use, or the first reason against it (EN-06). */
const withCoupon = (cart: CartState, coupon: Coupon, now: number): Changed => {
  const all = tries(cart, coupon, now);
  const [best] = all
    .flatMap((one) => (E.isRight(one) ? [{ one, price: priceOfCart(one.right, now).price }] : []))
    .toSorted((a, b) => a.price - b.price);
  return best?.one ?? all[0] ?? E.left(finding('CART-BR5-08', {}));
};

/** The cart with a coupon taken off where it is in use, put into use where it is not (EN-06). */
export const switchCoupon = (cart: CartState, coupon: Coupon, now: number): Changed =>
  isInUse(cart, couponKeyOf(coupon)) ? removeCoupon(cart, couponKeyOf(coupon)) : withCoupon(cart, coupon, now);

/** The cart with these coupons in use and no others, as a search has found them (CP-19). */
export const withChosen = (cart: CartState, chosen: readonly CouponAssignment[]): CartState => ({
  ...cart,
  appliedCoupons: appliedOf(chosen),
});
