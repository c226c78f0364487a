import type { AppliedCoupon, CouponType } from '../../entities/coupon/coupon.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { onceFor } from '../../money/once.ts';
import type { PriceRule } from '../ledger/ledger.ts';

/** The lanes in which coupons are taken off prices, one after the other (CP-03). */
export type PriceLane = Extract<CouponType, PriceRule>;

/** The coupons in use by where they come off, each list by issue number, each coupon's units by theirs (CP-03, CP-05). */
export interface CouponLanes extends Readonly<Record<PriceLane, readonly AppliedCoupon[]>> {
  readonly onFees: readonly AppliedCoupon[];
  /** The units whose option discount a buyer coupon takes the place of (PR-03). */
  readonly withBuyerCoupon: ReadonlySet<CartUnitId>;
}

const byIssueNo = (a: AppliedCoupon, b: AppliedCoupon): number => (a.couponIssueNo < b.couponIssueNo ? -1 : 1);

/** By unit number, so that shares do not depend on the cart's order. */
const withSortedUnits = (coupon: AppliedCoupon): AppliedCoupon => {
  const { cartUnitIds } = coupon;
  return cartUnitIds.length < 2 ? coupon : { ...coupon, cartUnitIds: cartUnitIds.toSorted((a, b) => a - b) };
};

const sorted = (coupons: readonly AppliedCoupon[]): CouponLanes => {
  const of = (lane: PriceLane): readonly AppliedCoupon[] =>
    coupons
      .filter(({ couponType, isFreeShipping }) => couponType === lane && !isFreeShipping)
      .toSorted(byIssueNo)
      .map(withSortedUnits);
  const BuyerCoupon = of('BuyerCoupon');
  return {
    BuyerCoupon,
    SuperCoupon: of('SuperCoupon'),
    SellerDupCoupon: of('SellerDupCoupon'),
    onFees: coupons.filter((coupon) => coupon.isFreeShipping).toSorted(byIssueNo),
    withBuyerCoupon: new Set(BuyerCoupon.flatMap(({ cartUnitIds }) => cartUnitIds)),
  };
};

/** The lanes of a list of coupons; sorted once for each list. */
export const lanesOf = onceFor(sorted);
