import fc from 'fast-check';
import { expect, test } from 'vitest';
import { won } from '../../money/won.ts';
import { aCoupon, arbWonIn } from '../../testing/index.ts';
import { couponWorth } from './coupon-lanes.ts';
import { forAll } from '../../testing/laws.ts';

test('[CP-03] a rate is rounded down to the won; an amount is unchanged', () => {
  expect(couponWorth(aCoupon({ discountValue: 10 }), won(999))).toBe(99);
  expect(couponWorth(aCoupon({ discountUnitType: 'Amount', discountValue: 300 }), won(999))).toBe(300);
});

test('[CP-03] saves 0 won below its minimum purchase, at most its limit', () => {
  const coupon = aCoupon({ discountValue: 50, possiblePrice: won(1000), limitPrice: won(700) });
  expect([999, 1000, 1399, 1400, 1401].map((price) => couponWorth(coupon, won(price)))).toEqual([
    0, 500, 699, 700, 700,
  ]);
});

test('[CP-03] never exceeds the price it applies to and is never below 0', () => {
  const arbCoupon = fc.record({
    discountUnitType: fc.constantFrom('Rate' as const, 'Amount' as const),
    discountValue: fc.integer({ min: 0, max: 100 }),
    possiblePrice: arbWonIn(0, 50_000),
    limitPrice: arbWonIn(0, 10_000),
  });
  forAll([arbCoupon, arbWonIn(0, 100_000)], (over, price) => {
    const worth = couponWorth(aCoupon(over), price);
    expect(worth).toBeGreaterThanOrEqual(0);
    expect(worth).toBeLessThanOrEqual(price);
  });
});

test('[CP-03] saves 0 won on a price of 0 or below', () => {
  for (const price of [0, -5]) {
    expect(couponWorth(aCoupon({ possiblePrice: won(-9) }), won(price))).toBe(0);
    expect(
      couponWorth(aCoupon({ discountUnitType: 'Amount', discountValue: 500, possiblePrice: won(-9) }), won(price)),
    ).toBe(0);
  }
});
