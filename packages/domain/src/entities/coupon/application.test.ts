import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../../money/ids.ts';
import { aCoupon } from '../../testing/index.ts';
import { cancelOn, clearUnits, couponsOn } from './application.ts';

const on = (no: string, ...ids: readonly number[]) =>
  aCoupon({ couponIssueNo: couponIssueNo(no), cartUnitIds: ids.map(cartUnitId) });
const applied = [on('A', 1), on('B', 1, 2), on('C', 3)];

test('[CP-17] the coupons of a unit are those that are on it, alone or with others', () => {
  expect(couponsOn(applied, cartUnitId(1))).toEqual([on('A', 1), on('B', 1, 2)]);
  expect(couponsOn(applied, cartUnitId(9))).toEqual([]);
});

test('[QT-04] a changed quantity cancels every coupon of the unit, a group’s as a whole', () => {
  expect(cancelOn(applied, cartUnitId(2))).toEqual([on('A', 1), on('C', 3)]);
  expect(cancelOn(applied, cartUnitId(9))).toEqual(applied);
});

test('[DL-03 CP-17] units that are gone let go of their coupons; a group’s stays on the others', () => {
  expect(clearUnits(applied, [cartUnitId(1)])).toEqual([on('B', 2), on('C', 3)]);
  expect(clearUnits(applied, [1, 2].map(cartUnitId))).toEqual([on('C', 3)]);
  expect(clearUnits(applied, [])).toEqual(applied);
});
