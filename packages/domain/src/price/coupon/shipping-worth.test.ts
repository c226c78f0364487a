import { expect, test } from 'vitest';
import { won } from '../../money/won.ts';
import { aCoupon } from '../../testing/index.ts';
import { shippingCouponWorth } from './shipping-worth.ts';

const parcel = (fee: number, subtotal = 10_000) => ({ fee: won(fee), subtotal: won(subtotal) });

test('[CP-05] takes a part of the fee, at most its limit, never more than the fee', () => {
  expect(shippingCouponWorth(aCoupon({ discountValue: 100 }), parcel(2500))).toBe(2500);
  expect(shippingCouponWorth(aCoupon({ discountValue: 50, limitPrice: won(1000) }), parcel(2500))).toBe(1000);
  expect(shippingCouponWorth(aCoupon({ discountUnitType: 'Amount', discountValue: 3000 }), parcel(2500))).toBe(2500);
});

test('[CP-05] takes nothing where there is no fee', () => {
  expect(shippingCouponWorth(aCoupon({ discountValue: 100 }), parcel(0))).toBe(0);
});

test('[CP-03] its least purchase is that of the goods, not of the fee', () => {
  const coupon = aCoupon({ discountValue: 100, possiblePrice: won(10_000) });
  expect(shippingCouponWorth(coupon, parcel(2500, 10_000))).toBe(2500);
  expect(shippingCouponWorth(coupon, parcel(2500, 9999))).toBe(0);
});
