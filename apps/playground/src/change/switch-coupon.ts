import {
  appliedOf,
  couponPlacesOf,
  laneOf,
  placeTypeOfLane,
  unusableReason,
  type Coupon,
  type CouponIssueNo,
  couponKeyOf,
} from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import type { AnyCart, CartChanged, CartEngine, FoundOffers } from '../engine/cart-engine.ts';

/** Whether a coupon is in use. */
export const isInUse = ({ appliedCoupons }: AnyCart, key: CouponIssueNo): boolean =>
  appliedCoupons.some(({ couponIssueNo }) => couponIssueNo === key);

const tries = (engine: CartEngine, cart: AnyCart, coupon: Coupon, now: number): readonly CartChanged[] => {
  const lane = O.toNullable(laneOf(coupon));
  const takes = (unit: AnyCart['units'][number]): boolean => O.isNone(unusableReason(unit));
  return couponPlacesOf(cart.units, new Set(cart.selected), takes)
    .filter((place) => lane !== null && place.type === placeTypeOfLane[lane])
    .map((place) => engine.applyCoupon(cart, couponKeyOf(coupon), place.cartUnitIds, now));
};

/** The cart with a coupon where it saves most beside those in use, or the first reason against it (EN-06). */
const withCoupon = (engine: CartEngine, cart: AnyCart, coupon: Coupon, now: number): CartChanged => {
  const all = tries(engine, cart, coupon, now);
  const [best] = all
    .flatMap((one) => (E.isRight(one) ? [{ one, price: engine.priceOfCart(one.right, now).price }] : []))
    .toSorted((a, b) => a.price - b.price);
  return best?.one ?? all[0] ?? E.left({ code: 'CART-BR5-08', params: {} });
};

/** The cart with a coupon taken off where it is in use, put into use where it is not (EN-06). */
export const switchCoupon = (engine: CartEngine, cart: AnyCart, coupon: Coupon, now: number): CartChanged =>
  isInUse(cart, couponKeyOf(coupon))
    ? engine.removeCoupon(cart, couponKeyOf(coupon))
    : withCoupon(engine, cart, coupon, now);

/** The cart with a promotion taken off where it is in use, put into use where it is not (EN-09). */
export const switchPromotion = (engine: CartEngine, cart: AnyCart, id: string, now: number): CartChanged =>
  cart.promotions?.includes(id) === true ? engine.removePromotion(cart, id) : engine.applyPromotion(cart, id, now);

/** The cart with these promotions and coupons in use and no others, as a search has found them (CP-19, EN-09). */
export const withFound = (
  cart: AnyCart,
  { promotions, chosen }: Pick<FoundOffers, 'promotions' | 'chosen'>,
): AnyCart => ({
  ...cart,
  promotions,
  appliedCoupons: appliedOf(chosen),
});
