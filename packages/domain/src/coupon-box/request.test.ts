import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../money/ids.ts';
import { aCoupon } from '../testing/index.ts';
import { applicationOf, differsFrom } from './request.ts';

const on = (no: string, ...ids: readonly number[]) =>
  aCoupon({ couponIssueNo: couponIssueNo(no), cartUnitIds: ids.map(cartUnitId) });

test('[CP-17] includes coupons that share a unit with a change and leaves other coupons alone', () => {
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

test('[CP-17] omits a removed coupon but includes its units', () => {
  expect(applicationOf([on('A', 1, 2), on('B', 2)], [on('B', 2)])).toEqual({
    applications: [{ couponIssueNo: 'B', cartUnitIds: [2] }],
    cartUnitIds: [1, 2],
    moves: false,
  });
});

test('[CP-09] marks a coupon that moves', () => {
  expect(applicationOf([on('A', 1)], [on('A', 2)])).toMatchObject({ cartUnitIds: [1, 2], moves: true });
});

test('[CP-17] includes units that are connected only through other coupons, at any distance', () => {
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

test('[CP-17] identifies units by number', () => {
  expect(applicationOf([], [on('A', 10, 9), on('B', 1)]).cartUnitIds).toEqual([1, 9, 10]);
});

test('[CP-09] a group coupon that loses or gains a unit moves; an unchanged one does not', () => {
  expect(applicationOf([on('A', 1, 2)], [on('A', 1)]).moves).toBe(true);
  expect(applicationOf([on('B', 1), on('A', 1)], [on('B', 1), on('A', 2)]).moves).toBe(true);
  expect(applicationOf([on('A', 1)], [on('A', 1, 2)]).moves).toBe(true);
  expect(applicationOf([on('A', 1)], [on('A', 1), on('B', 1)])).toMatchObject({
    applications: [{ couponIssueNo: 'A' }, { couponIssueNo: 'B' }],
    moves: false,
  });
});

test.each([
  [false, [on('A', 1, 2), on('B', 3)], [on('B', 3), on('A', 2, 1)]],
  [true, [on('A', 1)], []],
  [true, [], [on('A', 1)]],
  [true, [on('A', 1)], [on('B', 1)]],
  [true, [on('A', 1, 2)], [on('A', 1, 3)]],
])('[CP-10] coupons differ (%s) whatever the order of units and coupons: %#', (differs, before, after) => {
  expect(differsFrom(before, after)).toBe(differs);
});
