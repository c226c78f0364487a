import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../../money/ids.ts';
import { aCoupon } from '../../testing/index.ts';
import { cancelOn, clearUnits, couponsOn } from './application.ts';

const on = (no: string, ...ids: readonly number[]) =>
  aCoupon({ couponIssueNo: couponIssueNo(no), cartUnitIds: ids.map(cartUnitId) });
const applied = [on('A', 1), on('B', 1, 2), on('C', 3)];

test('[CP-17] the coupons of a unit include group coupons', () => {
  expect(couponsOn(applied, cartUnitId(1))).toEqual([on('A', 1), on('B', 1, 2)]);
  expect(couponsOn(applied, cartUnitId(9))).toEqual([]);
});

test('[QT-04] a changed quantity cancels every coupon of the unit, including whole group coupons', () => {
  expect(cancelOn(applied, cartUnitId(2))).toEqual([on('A', 1), on('C', 3)]);
  expect(cancelOn(applied, cartUnitId(9))).toEqual(applied);
});

test('[DL-03 CP-17] deleted units lose their coupons; a group coupon stays on the other units', () => {
  expect(clearUnits(applied, [cartUnitId(1)])).toEqual([on('B', 2), on('C', 3)]);
  expect(clearUnits(applied, [1, 2].map(cartUnitId))).toEqual([on('C', 3)]);
  expect(clearUnits(applied, [])).toEqual(applied);
});
