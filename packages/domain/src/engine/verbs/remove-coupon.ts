import * as E from '../../money/either.ts';
import { couponKeyOf } from '../../entities/coupon/coupon.ts';
import { finding } from '../../rule/rule.ts';
import type { Cart } from '../../cart/cart.ts';
import { checkText } from '../cart/arguments.ts';
import { changed, withCoupons, type Changed } from './in-cart.ts';

/** Removes a coupon from all its units. Refused if it is not in use or unknown (EN-06, CP-13). */
export const removeCoupon = (cart: Cart, key: string): Changed => {
  checkText(key, 'key');
  const left = cart.coupons.applied.filter(({ couponIssueNo }) => couponIssueNo !== key);
  if (left.length < cart.coupons.applied.length) return changed(withCoupons(cart, left));
  const isHeld = cart.coupons.offered.some((coupon) => couponKeyOf(coupon) === key);
  return E.left(finding(isHeld ? 'COUPON-NOT-IN-USE' : 'COUPON-NOT-HELD', {}));
};
