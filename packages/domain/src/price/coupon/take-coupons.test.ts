import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../../money/ids.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';
import { aCoupon, aDiscount, anItem, anOpenCart, aUnit, withAllSelected } from '../../testing/index.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';

const coupon = (no: string, over: Partial<AppliedCoupon> = {}): AppliedCoupon =>
  aCoupon({ couponIssueNo: couponIssueNo(no), couponName: no, couponType: 'SellerDupCoupon', ...over });
const amount = (no: string, discountValue: number, over: Partial<AppliedCoupon> = {}): AppliedCoupon =>
  coupon(no, { discountUnitType: 'Amount', discountValue, ...over });
const entries = (coupons: readonly AppliedCoupon[], units = [aUnit()]) =>
  pricedOf(withAllSelected(anOpenCart(units, { appliedCoupons: coupons }))).entries.filter(
    ({ kind }) => kind === 'Coupon',
  );
const told = (coupons: readonly AppliedCoupon[]) =>
  entries(coupons).map(({ inputs, amount: taken }) => ['name' in inputs && inputs.name, taken]);

test('[CP-03] applies coupons of a lane by issue number in any input order, each to the remaining price', () => {
  const [first, second] = [amount('A', 1000), coupon('B')];
  const expected = [
    ['A', -1000],
    ['B', -900],
  ];
  expect(told([first, second])).toEqual(expected);
  expect(told([second, first])).toEqual(expected);
});

test('[CP-03] applies lanes in order: buyer, super, additional', () => {
  const all = [coupon('A'), coupon('B', { couponType: 'SuperCoupon' }), coupon('C', { couponType: 'BuyerCoupon' })];
  const expected = [
    ['C', -1000],
    ['B', -900],
    ['A', -810],
  ];
  expect(told(all)).toEqual(expected);
  expect(told(all.toReversed())).toEqual(expected);
});

test('[PR-03] only a buyer coupon replaces the option discount', () => {
  const unit = aUnit({ discounts: [aDiscount({ discountType: 'Ebay' })] });
  const hasOption = (over: Partial<AppliedCoupon>) =>
    pricedOf(withAllSelected(anOpenCart([unit], { appliedCoupons: [coupon('A', over)] }))).entries.some(
      ({ rule }) => rule === 'EbayDiscount',
    );
  expect(hasOption({ couponType: 'BuyerCoupon' })).toBe(false);
  expect(hasOption({ couponType: 'SellerDupCoupon' })).toBe(true);
  expect(hasOption({ couponType: 'BuyerCoupon', isFreeShipping: true })).toBe(true);
});

test('[PR-08] a unit with a coupon share of 0 won gets no entry', () => {
  const units = [1, 2].map((n) => aUnit({ cartUnitId: cartUnitId(n) }));
  expect(entries([amount('A', 1, { cartUnitIds: [1, 2].map(cartUnitId) })], units)).toHaveLength(1);
});

test('[CP-12] a coupon of an unknown type saves 0 won and does not block other coupons', () => {
  const all = [coupon('A', { couponType: 'Unknown' })];
  expect(pricedOf(withAllSelected(anOpenCart([aUnit()], { appliedCoupons: all }))).payable).toBe(12_500);
  expect(told([coupon('A', { couponType: 'Unknown' }), coupon('B')])).toEqual([['B', -1000]]);
});

test('[PR-08] an entry has the rate or amount, the basis, and the limit only if it was reached', () => {
  const inputsOf = (one: AppliedCoupon) => entries([one])[0]?.inputs;
  expect(inputsOf(coupon('A'))).toEqual({ name: 'A', rate: 10, basis: 10_000 });
  expect(inputsOf(amount('B', 700))).toEqual({ name: 'B', each: 700, basis: 10_000 });
  expect(inputsOf(coupon('C', { limitPrice: won(999) }))).toEqual({ name: 'C', rate: 10, basis: 10_000, limit: 999 });
  expect(inputsOf(coupon('D', { limitPrice: won(1001) }))).toEqual({ name: 'D', rate: 10, basis: 10_000 });
  const off700 = (name: string, limit: number) =>
    coupon(name, { discountUnitType: 'Amount', discountValue: 700, limitPrice: won(limit) });
  expect(inputsOf(off700('E', 500))).toEqual({ name: 'E', each: 700, basis: 10_000, limit: 500 });
  expect(inputsOf(off700('F', 701))).toEqual({ name: 'F', each: 700, basis: 10_000 });
});

test('[CP-17] splits with the remaining won on the earlier unit, in any order of the coupon’s units', () => {
  const units = [1, 2].map((n) => aUnit({ cartUnitId: cartUnitId(n), item: anItem({ itemSellPrice: won(5000) }) }));
  const sharesOf = (...ids: readonly number[]) =>
    entries([amount('A', 101, { cartUnitIds: ids.map(cartUnitId) })], units).map(({ amount: taken }) => taken);
  expect(sharesOf(1, 2)).toEqual([-51, -50]);
  expect(sharesOf(2, 1)).toEqual([-51, -50]);
});
