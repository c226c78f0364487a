import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderable } from '../entities/cart/cart-unit.ts';
import { sellerGroupKeyOf, treeOf } from '../entities/cart/tree.ts';
import { arbCartContent, arbCartState, arbUnits, arbWonIn } from './index.ts';
import { law, forAll } from './laws.ts';

law('[EN-04] unit ids are unique, and exactly the unorderable units have a reason', [arbUnits], (units) => {
  expect(new Set(units.map((unit) => unit.cartUnitId)).size).toBe(units.length);
  expect(units.every((unit) => isOrderable(unit) === (unit.unableOrderType === undefined))).toBe(true);
});

law('[EN-04] a parcel belongs to one seller group', [arbUnits], (units) => {
  const groupOf = new Map(units.map((unit) => [unit.bundleKey, sellerGroupKeyOf(unit)]));
  expect(units.every((unit) => groupOf.get(unit.bundleKey) === sellerGroupKeyOf(unit))).toBe(true);
});

test('[EN-04] groups of every level form: some carts have fewer groups than units, some have several', () => {
  const trees = fc.sample(arbUnits, { numRuns: 200, seed: 7 }).map(treeOf);
  expect(trees.some((tree) => tree.length > 1)).toBe(true);
  expect(trees.some((tree) => tree.some((group) => group.shippingGroups.length > 1))).toBe(true);
  const parcels = trees.flatMap((tree) => tree.flatMap((group) => group.shippingGroups));
  expect(parcels.some((parcel) => parcel.itemGroups.length > 1)).toBe(true);
  expect(parcels.some((parcel) => parcel.itemGroups.some((items) => items.cartUnitIdList.length > 1))).toBe(true);
});

law('[EN-04] policies, parcels and coupons match the units', [arbCartContent], (content) => {
  const policies = new Set(content.shippingPolicies.map((policy) => policy.shippingPolicyKey));
  const parcels = new Set(content.bundleTerms.map((terms) => terms.bundleKey));
  expect(content.units.every((unit) => policies.has(unit.shippingPolicyKey) && parcels.has(unit.bundleKey))).toBe(true);
  const named = content.units.flatMap((unit) =>
    (unit.appliedCouponIssueNoes ?? []).map((no) => `${no}/${unit.cartUnitId}`),
  );
  const held = content.appliedCoupons.flatMap((c) => c.cartUnitIds.map((id) => `${c.couponIssueNo}/${id}`));
  expect(named.toSorted()).toEqual(held.toSorted());
});

test('[EN-04] group coupons over several units occur', () => {
  const coupons = fc.sample(arbCartContent, { numRuns: 200, seed: 7 }).flatMap((content) => content.appliedCoupons);
  expect(coupons.some((coupon) => coupon.cartUnitIds.length > 1)).toBe(true);
  expect(coupons.some((coupon) => coupon.couponType === 'BuyerCoupon')).toBe(true);
});

law('[EN-04] a cart selects only its orderable units', [arbCartState], (state) => {
  const orderable = new Set(state.units.filter(isOrderable).map((unit) => unit.cartUnitId));
  expect(state.selected.every((id) => orderable.has(id))).toBe(true);
});

test('[EN-04] carts occur before, with and without the prices of the server', () => {
  const states = fc.sample(arbCartState, { numRuns: 100, seed: 7 });
  expect(new Set(states.map((state) => state.serverPrices.status))).toEqual(new Set(['NotAsked', 'Failed', 'Known']));
});

test('[EN-04] draws amounts from any range, including round ones if possible', () => {
  const arbBounds = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.nat(300));
  forAll([arbBounds], ([min, more]) => {
    const drawn = fc.sample(arbWonIn(min, min + more), 20);
    expect(drawn.every((amount) => amount >= min && amount <= min + more)).toBe(true);
  });
  expect(fc.sample(arbWonIn(90, 190), 100)).toContain(100);
});

test.each([
  [5, 1],
  [0.5, 7],
  [0, Infinity],
])('[EN-04] rejects amounts from %j to %j', (min, max) => {
  expect(() => arbWonIn(min, max)).toThrow(new RangeError(`no amounts of won from ${min} to ${max}`));
});
