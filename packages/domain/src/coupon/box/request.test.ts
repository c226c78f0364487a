import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../../cart/ids.ts';
import { aCoupon } from '../../testing/index.ts';
import { applicationOf, differsFrom } from './request.ts';

const on = (no: string, ...ids: readonly number[]) =>
  aCoupon({ couponIssueNo: couponIssueNo(no), cartUnitIds: ids.map(cartUnitId) });

test('[CP-17] what shares a unit with a change is named with it, what shares none is left alone', () => {
  const applied = [on('A', 1), on('B', 2), on('C', 9)];
  expect(applicationOf(applied, [...applied, on('D', 2, 3)])).toEqual({
    applications: [
      { couponIssueNo: 'B', cartUnitIds: [2] },
      { couponIssueNo: 'D', cartUnitIds: [2, 3] },
    ],
    cartUnitIds: [2, 3],
    moves: false,
  });
});

test('[CP-17] a coupon that is taken off is not named, its units are', () => {
  expect(applicationOf([on('A', 1, 2), on('B', 2)], [on('B', 2)])).toEqual({
    applications: [{ couponIssueNo: 'B', cartUnitIds: [2] }],
    cartUnitIds: [1, 2],
    moves: false,
  });
});

test('[CP-09] a coupon that moves says so', () => {
  expect(applicationOf([on('A', 1)], [on('A', 2)])).toMatchObject({ cartUnitIds: [1, 2], moves: true });
});

test('[CP-10] the order of units and of coupons is no difference', () => {
  expect(differsFrom([on('A', 1, 2), on('B', 3)], [on('B', 3), on('A', 2, 1)])).toBe(false);
  expect(differsFrom([on('A', 1)], [])).toBe(true);
});
