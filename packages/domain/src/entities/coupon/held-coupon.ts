import { option as O } from 'fp-ts';
import {
  couponIssueNo,
  type CartUnitId,
  type CouponIssueNo,
  type CouponPolicyNo,
  type ItemNo,
  type SellerKey,
} from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';
import type { AppliedCoupon, CouponType } from './coupon.ts';

/** Where a coupon may be used, and what kind of coupon it is (CP-20, CP-05, CP-07). */
export interface CouponFlags {
  /** For members of the benefit club only. */
  readonly isClub: boolean;
  /** For domestic business buyers only. */
  readonly isBusiness: boolean;
  /** On a mobile device only, in the app or not. */
  readonly isMobile: boolean;
  /** In the app only. */
  readonly isApp: boolean;
  /** On SmileDelivery items only. */
  readonly isDelivery: boolean;
  /** With overseas shipping only (CP-04). */
  readonly isOversea: boolean;
  /** Of a time sale: it does not combine with additional-discount coupons (CP-07). */
  readonly isTimeSale: boolean;
  /** Takes off a parcel's fee instead of an item's price (CP-05). */
  readonly isFreeShipping: boolean;
}

/** No flag set: an ordinary coupon on an item's price. */
export const noCouponFlags: CouponFlags = {
  isClub: false,
  isBusiness: false,
  isMobile: false,
  isApp: false,
  isDelivery: false,
  isOversea: false,
  isTimeSale: false,
  isFreeShipping: false,
};

/** The units that a coupon may go on. */
export type CouponTarget =
  /** Every unit. */
  | { readonly type: 'All' }
  /** Units of the items in `itemNos`. */
  | { readonly type: 'Items'; readonly itemNos: readonly ItemNo[] }
  /** Units of the sellers in `sellerKeys`. */
  | { readonly type: 'Sellers'; readonly sellerKeys: readonly SellerKey[] }
  /** Units whose item is in one of the large categories in `codes`. */
  | { readonly type: 'LargeCategories'; readonly codes: readonly string[] };

/** A coupon in a buyer's hands, or one that may still be downloaded. It is used once, on one place (CP-09). */
export interface Coupon {
  /** None while it can only be downloaded (CP-14). */
  readonly issueNo: O.Option<CouponIssueNo>;
  /** The terms that it was issued under; all coupons of one policy are worth the same. */
  readonly policyNo: CouponPolicyNo;
  /** Which kind it is; it decides where it comes off (CP-05, CP-08). */
  readonly couponType: CouponType;
  /** Whether it takes per cent or won. */
  readonly discountUnitType: AppliedCoupon['discountUnitType'];
  /** Per cent for `Rate`, won for `Amount`; of a parcel's fee for a free-shipping coupon. */
  readonly discountValue: number;
  /** What a shopper reads. */
  readonly couponName: string;
  /** The least purchase from which it may be used, in won (CP-03). */
  readonly possiblePrice: Won;
  /** The most it takes off, in won; 0 for no limit (CP-03). */
  readonly limitPrice: Won;
  /** The last moment at which it may be used, ISO 8601. */
  readonly expiredDate: string;
  /** Where it may be used, and with what (CP-20). */
  readonly flags: CouponFlags;
  /** The units that it may go on. */
  readonly target: CouponTarget;
  /** The payment method that it is restricted to, where it is (CP-06). */
  readonly paymentCouponName: O.Option<string>;
  /** What `issueCoupon` asks for (CP-14). */
  readonly eventNo: string;
  /** The event’s secret for this coupon, as the server gave it. */
  readonly encStr: string;
  /** The promotion that gives it out, as the server calls it. */
  readonly couponPromotionType: string;
  /** Whether it may be downloaded; false once it has been (CP-14). */
  readonly issuable: boolean;
}

/**
 * What tells coupons apart: the issue number, the policy for one that is not issued yet. One use each (CP-09).
 * @example
 * couponKeyOf(aHeldCoupon()); // C1
 * couponKeyOf(aHeldCoupon({ issueNo: O.none })); // policy/P1
 */
export const couponKeyOf = (coupon: Pick<Coupon, 'issueNo' | 'policyNo'>): CouponIssueNo =>
  O.getOrElse(() => couponIssueNo(`policy/${coupon.policyNo}`))(coupon.issueNo);

/**
 * The coupon as it is in use on units (CP-17).
 * @example
 * const { couponIssueNo: no, discountValue, cartUnitIds } = asApplied(aHeldCoupon(), [cartUnitId(2)]);
 * [no, discountValue, cartUnitIds]; // [ 'C1', 10, [ 2 ] ]
 */
export const asApplied = (coupon: Coupon, cartUnitIds: readonly CartUnitId[]): AppliedCoupon => ({
  couponIssueNo: couponKeyOf(coupon),
  couponType: coupon.couponType,
  couponName: coupon.couponName,
  discountUnitType: coupon.discountUnitType,
  discountValue: coupon.discountValue,
  possiblePrice: coupon.possiblePrice,
  limitPrice: coupon.limitPrice,
  isFreeShipping: coupon.flags.isFreeShipping,
  cartUnitIds,
});
