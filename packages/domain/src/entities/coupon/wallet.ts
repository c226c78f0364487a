import { option as O } from 'fp-ts';
import { couponKeyOf, type Coupon } from './held-coupon.ts';

/**
 * The coupons that are known once one was downloaded: it is held, and no longer to be downloaded (CP-14).
 * @example
 * const offered = aHeldCoupon({ issueNo: O.none, issuable: true });
 * withIssued([offered], aHeldCoupon()).map(({ issuable }) => issuable); // [ false ]
 */
export const withIssued = (known: readonly Coupon[], issued: Coupon): readonly Coupon[] => [
  ...known.filter(
    (coupon) =>
      couponKeyOf(coupon) !== couponKeyOf(issued) && (O.isSome(coupon.issueNo) || coupon.policyNo !== issued.policyNo),
  ),
  issued,
];

/**
 * The coupon with a key among those that are known.
 * @example
 * O.isSome(couponOfKey([aHeldCoupon()], 'C1')); // true
 * O.isSome(couponOfKey([aHeldCoupon()], 'C2')); // false
 */
export const couponOfKey = (known: readonly Coupon[], key: string): O.Option<Coupon> =>
  O.fromNullable(known.findLast((coupon) => couponKeyOf(coupon) === key));
