import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, couponIssueNo, itemNo, sellerKey } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { aHeldCoupon, anItem, aSeller, aUnit, couponFlags } from '../testing/index.ts';
import { saidIn } from '../testing/rules.ts';
import type { Coupon } from '../entities/coupon/held-coupon.ts';
import { couponPlacesOf, type CouponPlace } from '../entities/coupon/coupon-place.ts';
import type { CouponAssignment } from './coupon-assignment.ts';
import { exclusions, paymentNotice, stackable } from './stacking.ts';

const units = [
  aUnit({ cartUnitId: cartUnitId(1) }),
  aUnit({ cartUnitId: cartUnitId(2) }),
  aUnit({ cartUnitId: cartUnitId(3), bundleKey: bundleKey('B2'), item: anItem({ itemNo: itemNo('I2') }) }),
  aUnit({ cartUnitId: cartUnitId(4), seller: aSeller({ sellerKey: sellerKey('S2') }) }),
];
const places = couponPlacesOf(units, new Set(units.map((unit) => unit.cartUnitId)), () => true);
const placeOf = (type: CouponPlace['type'], id: number): CouponPlace => {
  const found = places.find((place) => place.type === type && place.cartUnitIds.includes(cartUnitId(id)));
  if (!found) throw new Error(`no ${type} with unit ${id}`);
  return found;
};
const fees = (fee: number) => ({
  bundleFees: new Map(places.map((place) => [place.bundleKey, { fee: won(fee) }])),
});
const issued = (no: string, over: Partial<Coupon> = {}): Coupon =>
  aHeldCoupon({ issueNo: O.some(couponIssueNo(no)), ...over });
const buyer = (no: string, id: number, over: Partial<Coupon> = {}): CouponAssignment => ({
  coupon: issued(no, over),
  place: placeOf('Unit', id),
});
const group = (
  no: string,
  couponType: Coupon['couponType'],
  id: number,
  over: Partial<Coupon> = {},
): CouponAssignment => ({
  coupon: issued(no, { couponType, ...over }),
  place: placeOf('ItemGroup', id),
});
const shipping = (no: string, id: number, over: Partial<Coupon> = {}): CouponAssignment => ({
  coupon: issued(no, { flags: couponFlags('isFreeShipping'), ...over }),
  place: placeOf('Bundle', id),
});
const codeOf = (applied: readonly CouponAssignment[], { coupon, place }: CouponAssignment, fee = 2500) =>
  O.toNullable(stackable(applied, coupon, place, fees(fee)))?.code;

test('[CP-08] a buyer coupon and an additional coupon combine in either order', () => {
  const pair = [buyer('A', 1), group('B', 'SellerDupCoupon', 1)] as const;
  expect(codeOf([pair[0]], pair[1])).toBeUndefined();
  expect(codeOf([pair[1]], pair[0])).toBeUndefined();
});

test.each([
  ['a buyer’s coupon', buyer('A', 2)],
  ['an additional coupon', group('A', 'SellerDupCoupon', 2)],
])('[CP-08] a super coupon does not stack with %s on its item, whichever comes first', (_, other) => {
  const superCoupon = group('S', 'SuperCoupon', 1);
  expect(codeOf([other], superCoupon)).toBe('CART-BR5-14');
  expect(codeOf([superCoupon], other)).toBe('CART-BR5-14');
});

test('[CP-08] a super coupon allows coupons on other items and on the fee', () => {
  const superCoupon = group('S', 'SuperCoupon', 1);
  expect(codeOf([buyer('A', 3), group('B', 'SellerDupCoupon', 4), shipping('C', 1)], superCoupon)).toBeUndefined();
  expect(codeOf([superCoupon], shipping('C', 1))).toBeUndefined();
});

test('[CP-09] one coupon has one target only: a second target asks to cancel the first one and names it', () => {
  const there = buyer('A', 1);
  const found = O.toNullable(stackable([there], there.coupon, placeOf('Unit', 3), fees(2500)));
  expect(found?.code).toBe('CART-BR5-12');
  expect(found?.units).toEqual([cartUnitId(1)]);
  expect(codeOf([there], there)).toBeUndefined();
});

test('[CP-09] distinguishes coupons that are not issued yet by their policy', () => {
  const downloadable = aHeldCoupon({ issueNo: O.none });
  const there: CouponAssignment = { coupon: downloadable, place: placeOf('Unit', 1) };
  expect(codeOf([there], { coupon: downloadable, place: placeOf('Unit', 2) })).toBe('CART-BR5-12');
});

test('[CP-09] allows one coupon per lane and target', () => {
  expect(codeOf([buyer('A', 1)], buyer('B', 1))).toBe('COUPON-PLACE-TAKEN');
  expect(codeOf([group('A', 'SuperCoupon', 1)], group('B', 'SuperCoupon', 1))).toBe('COUPON-PLACE-TAKEN');
  expect(codeOf([buyer('A', 1)], buyer('B', 2))).toBeUndefined();
});

test('[CP-05] refuses two free-shipping coupons for one seller but allows them for two sellers', () => {
  expect(codeOf([shipping('A', 1)], shipping('B', 1))).toBe('CART-BR7-14');
  expect(codeOf([shipping('A', 1)], shipping('B', 3))).toBe('CART-BR7-14');
  expect(codeOf([shipping('A', 1)], shipping('B', 4))).toBeUndefined();
});

test('[CP-05] refuses a shipping coupon if there is no fee; other coupons are unaffected', () => {
  expect(codeOf([], shipping('A', 1), 0)).toBe('CART-BR5-21');
  expect(codeOf([], shipping('A', 1), 1)).toBeUndefined();
  expect(codeOf([], buyer('A', 1), 0)).toBeUndefined();
  const { coupon, place } = shipping('A', 1);
  expect(O.toNullable(stackable([], coupon, place, { bundleFees: new Map() }))?.code).toBe('CART-BR5-21');
});

test('[CP-06] refuses coupons of different payment methods anywhere in the cart; one method combines with unrestricted coupons', () => {
  const paid = (method: string) => ({ paymentCouponName: O.some(method) });
  expect(codeOf([buyer('A', 1, paid('A카드'))], buyer('B', 4, paid('B카드')))).toBe('CART-BR7-15');
  expect(codeOf([buyer('A', 1, paid('A카드'))], buyer('B', 4, paid('A카드')))).toBeUndefined();
  expect(codeOf([buyer('A', 1, paid('A카드'))], buyer('B', 4))).toBeUndefined();
});

test('[CP-06] announces the payment method of a restricted coupon', () => {
  expect(paymentNotice([buyer('A', 1)])).toEqual(O.none);
  const notice = paymentNotice([buyer('A', 1), buyer('B', 2, { paymentCouponName: O.some('A카드') })]);
  expect(O.isSome(notice) && saidIn(notice.value).en).toBe(
    'Your coupon is limited to one payment method. Please choose it when you pay: A카드. The coupon cannot be used with other payment methods.',
  );
});

test('[CP-06] announces no payment method if the methods differ, because the coupons conflict', () => {
  const paid = (no: string, id: number, method: string) => buyer(no, id, { paymentCouponName: O.some(method) });
  expect(paymentNotice([paid('A', 1, 'A카드'), paid('B', 4, 'B카드')])).toEqual(O.none);
  expect(O.isSome(paymentNotice([paid('A', 1, 'A카드'), paid('B', 4, 'A카드')]))).toBe(true);
});

test('[CP-07] a time-sale coupon and an additional coupon on one item exclude each other', () => {
  const timeSale = { flags: couponFlags('isTimeSale') };
  expect(codeOf([buyer('A', 1, timeSale)], group('B', 'SellerDupCoupon', 1))).toBe('COUPON-TIME-SALE');
  expect(codeOf([group('B', 'SellerDupCoupon', 1)], buyer('A', 1, timeSale))).toBe('COUPON-TIME-SALE');
  expect(codeOf([buyer('A', 1, timeSale)], group('B', 'SellerDupCoupon', 4))).toBeUndefined();
  expect(codeOf([group('B', 'SellerDupCoupon', 1, timeSale)], buyer('A', 1))).toBeUndefined();
  expect(codeOf([buyer('A', 1, timeSale)], shipping('C', 1))).toBeUndefined();
});

test('every exclusion names its requirement and has a unique code', () => {
  for (const { requirement } of exclusions) expect(requirement).toMatch(/^CP-\d\d$/);
  expect(new Set(exclusions.map(({ code }) => code)).size).toBe(exclusions.length);
});
