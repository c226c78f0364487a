import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** `BuyerCoupon` replaces the option discount of its unit. */
export const couponTypes = ['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon', 'Unknown'] as const;
export type CouponType = (typeof couponTypes)[number];

/** A coupon in use on units of the cart. */
export interface AppliedCoupon {
  readonly couponIssueNo: CouponIssueNo;
  /** Decides the order and the target of its saving. */
  readonly couponType: CouponType;
  readonly couponName: string;
  readonly discountUnitType: 'Rate' | 'Amount';
  /** Per cent for `Rate`, won for `Amount`. */
  readonly discountValue: number;
  readonly possiblePrice: Won;
  /** Maximum saving, in won; 0 if unlimited. */
  readonly limitPrice: Won;
  /** Reduces the parcel’s fee instead of the price of its units. */
  readonly isFreeShipping: boolean;
  /** One unit, or several for a group coupon that they share in proportion to price. */
  readonly cartUnitIds: readonly CartUnitId[];
}
