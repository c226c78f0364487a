import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { couponIssueNo } from '../../../money/ids.ts';
import { couponKeyOf } from '../../../entities/coupon/held-coupon.ts';
import type { CouponAssignment } from '../../../coupons/coupon-assignment.ts';
import { aHeldCoupon, aPlace } from '../../../testing/builders/coupon.ts';
import { flaggedUnit } from '../../../testing/rules.ts';
import { conflictingCoupons, firstConflict, removeThese } from './conflicting-coupons.ts';

const paidBy = (id: number, method: string): CouponAssignment => ({
  coupon: aHeldCoupon({ issueNo: O.some(couponIssueNo(`C${id}`)), paymentCouponName: O.some(method) }),
  place: aPlace('Unit', [flaggedUnit(id)]),
});
const coupons = [paidBy(1, 'A'), paidBy(2, 'A'), paidBy(3, 'B'), paidBy(4, 'C'), paidBy(5, 'A')];
const unrestricted: CouponAssignment = { coupon: aHeldCoupon(), place: aPlace('Unit', [flaggedUnit(9)]) };
const keys = (placed: readonly CouponAssignment[]) => placed.map(({ coupon }) => couponKeyOf(coupon));

test('[CP-06] without the conflicting coupons the rest is compatible; the first stays', () => {
  expect(keys(conflictingCoupons('CART-BR7-15', coupons))).toEqual(['C3', 'C4']);
  expect(conflictingCoupons('CART-BR7-15', coupons.slice(0, 2))).toEqual([]);
});

test('[CP-06] returns the first two conflicting coupons of this code only', () => {
  expect(keys(firstConflict('CART-BR7-15', [unrestricted, ...coupons.slice(1)]))).toEqual(['C2', 'C3']);
  expect(firstConflict('CART-BR7-15', coupons.slice(0, 2))).toEqual([]);
  expect(firstConflict('CART-BR7-14', coupons)).toEqual([]);
});

test('[CK-18] removes exactly the named coupons and names each unit once', () => {
  const twice = [paidBy(1, 'A'), { ...paidBy(2, 'B'), place: aPlace('Unit', [flaggedUnit(1)]) }];
  expect(removeThese(twice)).toEqual({ type: 'RemoveCoupons', cartUnitIds: [1], couponIssueNoes: ['C1', 'C2'] });
});
