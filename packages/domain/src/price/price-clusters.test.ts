import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, couponIssueNo, shippingPolicyKey } from '../money/ids.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { aCoupon, aDiscount, anOpenCart, aUnit, withAllSelected } from '../testing/index.ts';
import { clustersOf } from './clusters.ts';
import { cartOfClusters, priceClusters, withUnit } from './price-clusters.ts';
import { priceCart } from './price-cart.ts';

const id = cartUnitId;
const unit = (n: number, parcel: string, discountNo?: string) =>
  aUnit({
    cartUnitId: id(n),
    bundleKey: bundleKey(parcel),
    discounts: discountNo === undefined ? [] : [aDiscount({ discountType: 'Bundle', discountNo })],
  });
const coupon = (no: string, ...ids: readonly number[]) =>
  aCoupon({ couponIssueNo: couponIssueNo(no), cartUnitIds: ids.map(id) });

const numbers = (clusters: ReturnType<typeof clustersOf>): readonly (readonly number[])[] =>
  clusters.clusters.map(({ units }) => units.map((one) => one.cartUnitId));

test('[CP-17 DC-02 SH-02] units hang together by parcel, bundle discount and coupon, also through others', () => {
  const units = [unit(1, 'A'), unit(2, 'B', 'D1'), unit(3, 'C'), unit(4, 'A'), unit(5, 'D', 'D1'), unit(6, 'E', 'D2')];
  expect(numbers(clustersOf(units, []))).toEqual([[1, 4], [2, 5], [3], [6]]);
  const tied = clustersOf(units, [coupon('C1', 4, 3), coupon('C2', 99), coupon('C3', 6)]);
  expect(numbers(tied)).toEqual([[1, 3, 4], [2, 5], [6]]);
  expect(tied.clusters.map(({ coupons }) => coupons.map(({ couponIssueNo: no }) => no))).toEqual([['C1'], [], ['C3']]);
});

test('[PR-08] a change of one unit prices its own cluster again, and leaves the others as they are', () => {
  const units = [unit(1, 'A'), unit(2, 'B'), unit(3, 'A')];
  const state = withAllSelected(anOpenCart(units, { appliedCoupons: [coupon('C1', 1)] }));
  const input = pricingInput(state);
  const before = priceClusters(input);
  const more = { ...unit(3, 'A'), quantity: 4 };
  const after = withUnit(before, id(3), ({ isBought }) => ({ unit: more, isBought }));
  expect(after?.clusters[1]).toBe(before.clusters[1]);
  expect(after?.clusters[0]).not.toBe(before.clusters[0]);
  const changed = { ...input, units: [units[0]!, units[1]!, more] };
  expect(after && cartOfClusters(after, true, () => changed).entries).toEqual(priceCart(changed).entries);
});

test('[PR-08 DC-01] a discount of its own ties a unit to no other, one of bundles does to those that have it', () => {
  const own = aUnit({
    cartUnitId: id(2),
    bundleKey: bundleKey('B'),
    discounts: [aDiscount({ discountType: 'Seller' })],
  });
  const state = withAllSelected(anOpenCart([unit(1, 'A', 'D1'), unit(2, 'B')]));
  const input = pricingInput(state);
  const after = withUnit(priceClusters(input), id(2), () => ({ unit: own, isBought: true }));
  const changed = { ...input, units: [input.units[0]!, own] };
  expect(after && cartOfClusters(after, true, () => changed).payable).toBe(priceCart(changed).payable);
  const tied = unit(2, 'B', 'D1');
  expect(withUnit(priceClusters(changed), id(2), () => ({ unit: tied, isBought: true }))).toBeUndefined();
});

test('[PR-08] a unit that is tied to others than before cannot be followed', () => {
  const state = withAllSelected(anOpenCart([unit(1, 'A'), unit(2, 'B')]));
  const before = priceClusters(pricingInput(state));
  expect(withUnit(before, id(2), () => ({ unit: unit(2, 'A'), isBought: true }))).toBeUndefined();
  expect(withUnit(before, id(2), () => ({ unit: unit(2, 'B', 'D1'), isBought: true }))).toBeUndefined();
  expect(withUnit(before, id(2), () => ({ unit: { ...unit(2, 'B'), quantity: 2 }, isBought: true }))).toBeDefined();
  expect(withUnit(before, id(9), (one) => one)).toBeUndefined();
  const otherTerms = { ...unit(2, 'B'), shippingPolicyKey: shippingPolicyKey('other') };
  expect(withUnit(before, id(2), () => ({ unit: otherTerms, isBought: true }))).toBeUndefined();
});
