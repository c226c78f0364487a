import { least, most, noWon, percentOf, won, type Won } from '../../money/won.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';

/**
 * Returns the coupon’s saving in won: rounded down, at most its limit and the price. Returns 0 below its minimum
 * purchase.
 * @param price after discounts and earlier coupons, in won
 * @example
 * couponWorth(aCoupon({ discountValue: 15 }), won(9_990)); // 1498
 * couponWorth(aCoupon({ discountValue: 15, limitPrice: won(1_000) }), won(9_990)); // 1000
 * couponWorth(aCoupon({ possiblePrice: won(10_000) }), won(9_990)); // 0
 */
export const couponWorth = (coupon: AppliedCoupon, price: Won): Won => {
  if (price < coupon.possiblePrice) return noWon;
  const full = coupon.discountUnitType === 'Rate' ? percentOf(price, coupon.discountValue) : won(coupon.discountValue);
  const limited = coupon.limitPrice > 0 ? least(full, coupon.limitPrice) : full;
  return most(noWon, least(limited, price));
};
