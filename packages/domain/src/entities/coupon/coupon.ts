import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** The kinds of coupons. `BuyerCoupon` replaces the option discount of its unit (PR-03). */
export const couponTypes = ['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon', 'Unknown'] as const;
/** A kind of coupon. */
export type CouponType = (typeof couponTypes)[number];

/** A coupon that is in use on units of the cart (CP-17). */
export interface AppliedCoupon {
  /** The number of the coupon in the buyer’s hands. */
  readonly couponIssueNo: CouponIssueNo;
  /** Which kind it is; it decides where it comes off (CP-05, CP-08). */
  readonly couponType: CouponType;
  /** What a shopper reads. */
  readonly couponName: string;
  /** Whether it takes per cent or won. */
  readonly discountUnitType: 'Rate' | 'Amount';
  /** Per cent for `Rate`, won for `Amount`. */
  readonly discountValue: number;
  /** The least purchase from which it may be used, in won. */
  readonly possiblePrice: Won;
  /** The most it takes off, in won; 0 for no limit. */
  readonly limitPrice: Won;
  /** Takes off the fee of the parcel that its units are in, instead of their price (CP-05). */
  readonly isFreeShipping: boolean;
  /** One unit for a unit coupon, several for a group coupon; shared by price (CP-17). */
  readonly cartUnitIds: readonly CartUnitId[];
}
