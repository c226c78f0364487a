import { option as O } from 'fp-ts';
import type { CouponType } from './coupon.ts';
import type { Coupon } from './held-coupon.ts';
import type { CouponPlace } from './coupon-place.ts';

/**
 * The lanes in which coupons are taken, after discounts (CP-08, CP-12). One coupon a lane and place: a buyer's coupon
 * replaces the option discount of its unit (PR-03), a shipping coupon takes off the fee of a parcel (CP-05).
 */
export const couponLanes = ['Buyer', 'SellerDup', 'Super', 'Shipping'] as const;
/** A lane of coupons. */
export type CouponLane = (typeof couponLanes)[number];

/** The kind of place that a lane's coupons go on. */
export const placeTypeOfLane: Readonly<Record<CouponLane, CouponPlace['type']>> = {
  Buyer: 'Unit',
  SellerDup: 'ItemGroup',
  Super: 'ItemGroup',
  Shipping: 'Bundle',
};

const laneOfType: Readonly<Record<CouponType, O.Option<CouponLane>>> = {
  BuyerCoupon: O.some('Buyer'),
  SellerDupCoupon: O.some('SellerDup'),
  SuperCoupon: O.some('Super'),
  Unknown: O.none,
};

/**
 * The lane of a coupon; none for a coupon of a type that is not known, which goes nowhere.
 * @example
 * const free = aHeldCoupon({ flags: couponFlags('isFreeShipping') });
 * [aHeldCoupon(), free].map((coupon) => O.toNullable(laneOf(coupon))); // [ 'Buyer', 'Shipping' ]
 * O.toNullable(laneOf(aHeldCoupon({ couponType: 'Unknown' }))); // null
 */
export const laneOf = ({ flags, couponType }: Pick<Coupon, 'flags' | 'couponType'>): O.Option<CouponLane> =>
  flags.isFreeShipping ? O.some('Shipping') : laneOfType[couponType];

/**
 * Whether a coupon goes on top of others: what a time-sale coupon does not combine with (CP-07).
 * @example
 * isAdditional(aHeldCoupon({ couponType: 'BuyerCoupon' })); // false
 * isAdditional(aHeldCoupon({ couponType: 'SuperCoupon' })); // true
 */
export const isAdditional = (coupon: Coupon): boolean => {
  const lane = O.toNullable(laneOf(coupon));
  return lane === 'SellerDup' || lane === 'Super';
};
