import { couponKeyOf, type Coupon } from './held-coupon.ts';

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
