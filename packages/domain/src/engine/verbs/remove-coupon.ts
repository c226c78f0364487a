import { either as E } from 'fp-ts';
import type { CouponIssueNo } from '../../money/ids.ts';
import { finding } from '../../rule/finding.ts';
import type { CartState } from '../../state/state.ts';
import { changed, withCoupons, type Changed } from './in-cart.ts';

/**
 * The cart with a coupon taken off all units that it is on; refused where it is in use on none (EN-06, CP-13).
 * @example
 * const removed = removeCoupon(cart, couponIssueNo('policy/tenth'));
 * E.isLeft(removed) && removed.left.code; // COUPON-NOT-HELD
 */
export const removeCoupon = (cart: CartState, key: CouponIssueNo): Changed => {
  const left = cart.appliedCoupons.filter(({ couponIssueNo }) => couponIssueNo !== key);
  return left.length === cart.appliedCoupons.length
    ? E.left(finding('COUPON-NOT-HELD', {}))
    : changed(withCoupons(cart, left));
};
