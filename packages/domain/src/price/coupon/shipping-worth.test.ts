import { expect, test } from 'vitest';
import { won } from '../../money/won.ts';
import { aCoupon } from '../../testing/index.ts';
import { shippingCouponWorth } from './take-shipping-coupons.ts';

const parcel = (fee: number, subtotal = 10_000) => ({ fee: won(fee), subtotal: won(subtotal) });

test('[CP-05] reduces part of the fee, at most its limit, never more than the fee', () => {
  expect(shippingCouponWorth(aCoupon({ discountValue: 100 }), parcel(2500))).toBe(2500);
  expect(shippingCouponWorth(aCoupon({ discountValue: 50, limitPrice: won(1000) }), parcel(2500))).toBe(1000);
  expect(shippingCouponWorth(aCoupon({ discountUnitType: 'Amount', discountValue: 3000 }), parcel(2500))).toBe(2500);
});

test('[CP-05] saves 0 won if there is no fee', () => {
  expect(shippingCouponWorth(aCoupon({ discountValue: 100 }), parcel(0))).toBe(0);
});

test('[CP-03] its minimum purchase refers to the goods, not to the fee', () => {
  const coupon = aCoupon({ discountValue: 100, possiblePrice: won(10_000) });
  expect(shippingCouponWorth(coupon, parcel(2500, 10_000))).toBe(2500);
  expect(shippingCouponWorth(coupon, parcel(2500, 9999))).toBe(0);
});
