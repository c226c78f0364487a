import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, itemNo } from '../../money/ids.ts';
import { anItem, anUnorderableUnit, aUnit } from '../../testing/index.ts';
import { isSamePlace, placesOverlap, couponPlacesOf } from './coupon-place.ts';

const units = [
  aUnit({ cartUnitId: cartUnitId(3), item: anItem({ itemNo: itemNo('I2') }) }),
  aUnit({ cartUnitId: cartUnitId(2), isCouponUsable: false }),
  aUnit({ cartUnitId: cartUnitId(1) }),
  aUnit({ cartUnitId: cartUnitId(4) }),
  anUnorderableUnit({ cartUnitId: cartUnitId(5) }),
];
const selected = new Set([1, 2, 3, 5].map(cartUnitId));
const places = couponPlacesOf(units, selected, (unit) => unit.isCouponUsable);
const told = places.map(({ type, cartUnitIds }) => [type, ...cartUnitIds]);

test('[CP-12] targets are the bought units, items and parcels, by unit number, without units that take no coupons', () => {
  expect(told).toEqual([
    ['Unit', 1],
    ['Unit', 2],
    ['Unit', 3],
    ['ItemGroup', 1],
    ['ItemGroup', 3],
    ['Bundle', 1, 3],
  ]);
});

test('[CP-12] the order of the cart changes no target', () => {
  expect(couponPlacesOf(units.toReversed(), selected, (unit) => unit.isCouponUsable)).toEqual(places);
});

test('[CP-02] if no unit takes coupons, the target keeps all units so that a rule can give the reason', () => {
  const group = couponPlacesOf(units, selected, () => false).find(({ type }) => type === 'ItemGroup');
  expect(group?.cartUnitIds).toEqual([cartUnitId(1), cartUnitId(2)]);
});

test('[CP-09] targets are equal by kind and key, and overlap if they share a unit', () => {
  const [first, second] = places;
  const group = places.find(({ type }) => type === 'ItemGroup');
  if (!first || !second || !group) throw new Error('places are missing');
  expect(isSamePlace(first, { ...first })).toBe(true);
  expect(isSamePlace(first, second)).toBe(false);
  expect(isSamePlace(first, { ...group, key: first.key })).toBe(false);
  expect(placesOverlap(first, group)).toBe(true);
  expect(placesOverlap(second, group)).toBe(false);
});

test('[SH-02] an item in two parcels has one target per parcel', () => {
  const apart = [aUnit(), aUnit({ cartUnitId: cartUnitId(2), bundleKey: bundleKey('B2') })];
  const found = couponPlacesOf(apart, new Set([1, 2].map(cartUnitId)), () => true);
  expect(found.filter(({ type }) => type === 'ItemGroup').map(({ cartUnitIds }) => cartUnitIds)).toEqual([[1], [2]]);
});
