import {
  type CartUnitId,
  type CouponIssueNo,
  couponIssueNo,
  type CouponPolicyNo,
  type ItemNo,
  type SellerKey,
} from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';
import type { CartUnit } from '../cart/cart-unit.ts';

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
/** Kinds of coupons, by issuer and lane. */
export type CouponType = (typeof couponTypes)[number];

/** A coupon in use on units of the cart. */
export interface AppliedCoupon {
  readonly couponIssueNo: CouponIssueNo;
  /** Decides the order and the target of its saving. */
  readonly couponType: CouponType;
  readonly couponName: string;
  readonly discountUnitType: 'Rate' | 'Amount';
  /** Per cent for `Rate`, minor units for `Amount`. */
  readonly discountValue: number;
  readonly possiblePrice: Won;
  /** Maximum saving, in minor units; 0 if unlimited. */
  readonly limitPrice: Won;
  /** Reduces the parcel’s fee instead of the price of its units. */
  readonly isFreeShipping: boolean;
  /** One unit, or several for a group coupon that they share in proportion to price. */
  readonly cartUnitIds: readonly CartUnitId[];
}

/** The coupons that are in use on a unit (CP-17). */
export const couponsOn = (applied: readonly AppliedCoupon[], id: CartUnitId): readonly AppliedCoupon[] =>
  applied.filter((coupon) => coupon.cartUnitIds.includes(id));

/** Cancels every coupon on a unit after its quantity changed, including whole group coupons. */
export const cancelOn = (applied: readonly AppliedCoupon[], id: CartUnitId): readonly AppliedCoupon[] =>
  applied.filter((coupon) => !coupon.cartUnitIds.includes(id));

/** Removes coupons from deleted units. A group coupon stays on its other units. */
export const clearUnits = (
  applied: readonly AppliedCoupon[],
  gone: readonly CartUnitId[],
): readonly AppliedCoupon[] => {
  const isGone = new Set(gone);
  return applied.flatMap((coupon) => {
    const cartUnitIds = coupon.cartUnitIds.filter((id) => !isGone.has(id));
    return cartUnitIds.length === 0 ? [] : [{ ...coupon, cartUnitIds }];
  });
};

/** The flags of a coupon, all unset. */
export const noCouponFlags = {
  isClub: false,
  isBusiness: false,
  /** Mobile devices only, in the app or the browser. */
  isMobile: false,
  isApp: false,
  isDelivery: false,
  isOversea: false,
  /** Time-sale coupon: cannot be combined with additional coupons. */
  isTimeSale: false,
  isFreeShipping: false,
};
/** Special properties of a coupon. */
export type CouponFlags = Readonly<typeof noCouponFlags>;

/** The units that a coupon or a promotion applies to. */
export type CouponTarget =
  | { readonly type: 'All' }
  | { readonly type: 'Items'; readonly itemNos: readonly ItemNo[] }
  | { readonly type: 'Sellers'; readonly sellerKeys: readonly SellerKey[] }
  | { readonly type: 'LargeCategories'; readonly codes: readonly string[] }
  /** Items whose custom field has this value. */
  | { readonly type: 'Field'; readonly field: string; readonly is: string | number | boolean };

/** A coupon that the buyer owns or can download. It can be used once, on one target. */
export interface Coupon {
  /** undefined until downloaded. */
  readonly issueNo: CouponIssueNo | undefined;
  /** All coupons of one policy have the same value. */
  readonly policyNo: CouponPolicyNo;
  /** Decides the order and the target of its saving. */
  readonly couponType: CouponType;
  readonly discountUnitType: AppliedCoupon['discountUnitType'];
  /** Per cent for `Rate`, minor units for `Amount`. */
  readonly discountValue: number;
  readonly couponName: string;
  readonly possiblePrice: Won;
  /** Maximum saving, in minor units; 0 if unlimited. */
  readonly limitPrice: Won;
  /** Expiry, ISO 8601. */
  readonly expiredDate: string;
  readonly flags: CouponFlags;
  readonly target: CouponTarget;
  readonly paymentCouponName: string | undefined;
  /** Input of `issueCoupon`. */
  readonly eventNo: string;
  /** Event secret for this coupon, from the server. */
  readonly encStr: string;
  readonly couponPromotionType: string;
  /** True until it is downloaded. */
  readonly issuable: boolean;
}

/**
 * Returns the issue number of a coupon, or its policy number before it is issued.
 * @example
 * couponKeyOf(aHeldCoupon()); // C1
 * couponKeyOf(aHeldCoupon({ issueNo: undefined })); // policy/P1
 */
export const couponKeyOf = (coupon: Pick<Coupon, 'issueNo' | 'policyNo'>): CouponIssueNo =>
  coupon.issueNo ?? couponIssueNo(`policy/${coupon.policyNo}`);

/** Returns the coupon as applied to these units (CP-17). */
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

/** True if a unit is among those that a coupon is meant for. */
export const isTargeted = (target: CouponTarget, { item, seller }: Pick<CartUnit, 'item' | 'seller'>): boolean => {
  switch (target.type) {
    case 'All':
      return true;
    case 'Items':
      return target.itemNos.includes(item.itemNo);
    case 'Sellers':
      return target.sellerKeys.includes(seller.sellerKey);
    case 'LargeCategories':
      return target.codes.includes(item.category.large);
    case 'Field':
      return Object.entries(item.fields ?? {}).some(([name, value]) => name === target.field && value === target.is);
  }
};

/** The coupons that are known once one was downloaded: it is held, and no longer to be downloaded (CP-14). */
export const withIssued = (known: readonly Coupon[], issued: Coupon): readonly Coupon[] => [
  ...known.filter(
    (coupon) =>
      couponKeyOf(coupon) !== couponKeyOf(issued) &&
      (coupon.issueNo !== undefined || coupon.policyNo !== issued.policyNo),
  ),
  issued,
];

/** The coupon with a key among those that are known. */
export const couponOfKey = (known: readonly Coupon[], key: string): Coupon | undefined =>
  known.findLast((coupon) => couponKeyOf(coupon) === key);
