import type { CouponType } from './coupon.ts';
import type { Coupon } from './held-coupon.ts';
import type { CouponPlace } from './coupon-place.ts';

/**
 * Coupon lanes in stacking order, after discounts. Each target takes one coupon per lane. A buyer’s coupon replaces
 * the option discount of its unit; a shipping coupon reduces the parcel’s fee.
 */
export const couponLanes = ['Buyer', 'SellerDup', 'Super', 'Shipping'] as const;
export type CouponLane = (typeof couponLanes)[number];

export const placeTypeOfLane: Readonly<Record<CouponLane, CouponPlace['type']>> = {
  Buyer: 'Unit',
  SellerDup: 'ItemGroup',
  Super: 'ItemGroup',
  Shipping: 'Bundle',
};

const laneOfType: Readonly<Record<CouponType, CouponLane | undefined>> = {
  BuyerCoupon: 'Buyer',
  SellerDupCoupon: 'SellerDup',
  SuperCoupon: 'Super',
  Unknown: undefined,
};

/** Returns the lane of a coupon, or undefined for an unknown type. */
export const laneOf = ({ flags, couponType }: Pick<Coupon, 'flags' | 'couponType'>): CouponLane | undefined =>
  flags.isFreeShipping ? 'Shipping' : laneOfType[couponType];

/** True for additional coupons, which cannot be combined with time-sale coupons. */
export const isAdditional = (coupon: Coupon): boolean => {
  const lane = laneOf(coupon);
  return lane === 'SellerDup' || lane === 'Super';
};
