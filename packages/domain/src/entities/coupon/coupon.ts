import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** A requested coupon on one unit, units of one item in one parcel, or units of one parcel. */
export interface CouponApplication {
  readonly couponIssueNo: CouponIssueNo;
  readonly cartUnitIds: readonly CartUnitId[];
}

/** CM-07 */
export interface ApplyCouponsRequest {
  /** The units have exactly these coupons afterwards (CP-09, CP-17). */
  readonly applications: readonly CouponApplication[];
  /** Further units, which keep no other coupons than those of these applications. */
  readonly cartUnitIds: readonly CartUnitId[];
  /** The shopper agreed to move coupons from other units (CART-BR5-12). */
  readonly moves: boolean;
  /** Units that count as bought for minimums and fees (CP-03, CP-05); default is the units with coupons. */
  readonly selected?: readonly CartUnitId[];
}

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
