import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, couponIssueNo } from '../../money/ids.ts';
import { aCoupon, aDiscount, aUnit } from '../../testing/index.ts';
import { connectedUnits } from './connected-units.ts';

const unit = (n: number, parcel: string, discountNo?: string) =>
  aUnit({
    cartUnitId: cartUnitId(n),
    bundleKey: bundleKey(parcel),
    discounts: discountNo === undefined ? [] : [aDiscount({ discountType: 'Bundle', discountNo })],
  });
const coupon = (no: string, ...ids: readonly number[]) =>
  aCoupon({ couponIssueNo: couponIssueNo(no), cartUnitIds: ids.map(cartUnitId) });
const numbers = (...args: Parameters<typeof connectedUnits>): readonly (readonly number[])[] =>
  connectedUnits(...args).map((units) => units.map(({ cartUnitId: id }) => id));

test('[CP-17 DC-02 SH-02] units are connected by parcel, bundle discount and coupon, also indirectly', () => {
  const units = [unit(1, 'A'), unit(2, 'B', 'D1'), unit(3, 'C'), unit(4, 'A'), unit(5, 'D', 'D1'), unit(6, 'E', 'D2')];
  expect(numbers(units, [])).toEqual([[1, 4], [2, 5], [3], [6]]);
  expect(numbers(units, [coupon('C1', 4, 3), coupon('C2', 99), coupon('C3', 6)])).toEqual([[1, 3, 4], [2, 5], [6]]);
  expect(numbers(units, [coupon('C1', 2, 3), coupon('C2', 5, 6)])).toEqual([
    [1, 4],
    [2, 3, 5, 6],
  ]);
});

test('[DC-01] an own discount connects no units, although both have it', () => {
  const own = (n: number, parcel: string) => ({
    ...unit(n, parcel),
    discounts: [aDiscount({ discountType: 'Seller' })],
  });
  expect(numbers([own(1, 'A'), own(2, 'B')], [])).toEqual([[1], [2]]);
});
