import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../money/ids.ts';
import { aCoupon } from '../testing/index.ts';
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

test('[CP-17] units that are reached only through another coupon are named as well, however far', () => {
  const chain = [on('B', 2, 3), on('C', 3, 4), on('D', 4, 5), on('E', 6)];
  expect(applicationOf([on('A', 1, 2), ...chain], chain)).toEqual({
    applications: [
      { couponIssueNo: 'B', cartUnitIds: [2, 3] },
      { couponIssueNo: 'C', cartUnitIds: [3, 4] },
      { couponIssueNo: 'D', cartUnitIds: [4, 5] },
    ],
    cartUnitIds: [1, 2, 3, 4, 5],
    moves: false,
  });
});

test('[CP-17] units are named by number', () => {
  expect(applicationOf([], [on('A', 10, 9), on('B', 1)]).cartUnitIds).toEqual([1, 9, 10]);
});

test('[CP-09] a group’s coupon that loses or gains a unit moves, one that stays as it is does not', () => {
  expect(applicationOf([on('A', 1, 2)], [on('A', 1)]).moves).toBe(true);
  expect(applicationOf([on('B', 1), on('A', 1)], [on('B', 1), on('A', 2)]).moves).toBe(true);
  expect(applicationOf([on('A', 1)], [on('A', 1, 2)]).moves).toBe(true);
  expect(applicationOf([on('A', 1)], [on('A', 1), on('B', 1)])).toMatchObject({
    applications: [{ couponIssueNo: 'A' }, { couponIssueNo: 'B' }],
    moves: false,
  });
});

test('[CP-10] the order of units and of coupons is no difference', () => {
  expect(differsFrom([on('A', 1, 2), on('B', 3)], [on('B', 3), on('A', 2, 1)])).toBe(false);
  expect(differsFrom([on('A', 1)], [])).toBe(true);
  expect(differsFrom([], [on('A', 1)])).toBe(true);
  expect(differsFrom([on('A', 1)], [on('B', 1)])).toBe(true);
  expect(differsFrom([on('A', 1, 2)], [on('A', 1, 3)])).toBe(true);
});
