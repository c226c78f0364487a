import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo, bundleKey, itemNo, couponPolicyNo } from '../../money/ids.ts';
import { aCoupon, anItem, anUnorderableUnit, aUnit, aHeldCoupon, couponFlags } from '../../testing/index.ts';
import { cancelOn, clearUnits, couponsOn, couponTypes, couponOfKey, withIssued, type Coupon } from './coupon.ts';
import { isSamePlace, placesOverlap, couponPlacesOf, isAdditional, laneOf, placeTypeOfLane } from './coupon-place.ts';

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

const units = [
  aUnit({ cartUnitId: cartUnitId(3), item: anItem({ itemNo: itemNo('I2') }) }),
  aUnit({ cartUnitId: cartUnitId(2), isCouponUsable: false }),
  aUnit({ cartUnitId: cartUnitId(1) }),
  aUnit({ cartUnitId: cartUnitId(4) }),
  anUnorderableUnit({ cartUnitId: cartUnitId(5) }),
];
const selected = new Set([1, 2, 3, 5].map(cartUnitId));
const places = couponPlacesOf(units, selected, (unit) => unit.isCouponUsable);
test('[CP-12] targets are the bought units, items and parcels, by unit number in any cart order, without units that take no coupons', () => {
  for (const some of [units, units.toReversed()])
    expect(
      couponPlacesOf(some, selected, (unit) => unit.isCouponUsable).map(
        ({ type, cartUnitIds }) => `${type} ${cartUnitIds.join()}`,
      ),
    ).toEqual(['Unit 1', 'Unit 2', 'Unit 3', 'ItemGroup 1', 'ItemGroup 3', 'Bundle 1,3']);
});

test('[CP-02] if no unit takes coupons, the target keeps all units so that a rule can give the reason', () => {
  const group = couponPlacesOf(units, selected, () => false).find(({ type }) => type === 'ItemGroup');
  expect(group?.cartUnitIds).toEqual([cartUnitId(1), cartUnitId(2)]);
});

test('[CP-09] targets are equal by kind and key, and overlap if they share a unit', () => {
  const [first, second] = places;
  const group = places.find(({ type }) => type === 'ItemGroup');
  if (!first || !second || !group) throw new Error('places are missing');
  expect([isSamePlace(first, { ...first }), isSamePlace(first, second)]).toEqual([true, false]);
  expect([isSamePlace(first, { ...group, key: first.key }), placesOverlap(first, group)]).toEqual([false, true]);
  expect(placesOverlap(second, group)).toBe(false);
});

test('[SH-02] an item in two parcels has one target per parcel', () => {
  const apart = [aUnit(), aUnit({ cartUnitId: cartUnitId(2), bundleKey: bundleKey('B2') })];
  const found = couponPlacesOf(apart, new Set([1, 2].map(cartUnitId)), () => true);
  expect(found.filter(({ type }) => type === 'ItemGroup').map(({ cartUnitIds }) => cartUnitIds)).toEqual([[1], [2]]);
});

const laneNames = (flags = couponFlags()) =>
  couponTypes.map((couponType) => laneOf(aHeldCoupon({ couponType, flags })) ?? null);

test('[CP-12] each type has its lane and an unknown type has none; a fee coupon is in the shipping lane whatever its type', () => {
  expect(couponTypes).toEqual(['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon', 'Unknown']);
  expect(laneNames()).toEqual(['Buyer', 'Super', 'SellerDup', null]);
  expect(placeTypeOfLane).toEqual({ Buyer: 'Unit', SellerDup: 'ItemGroup', Super: 'ItemGroup', Shipping: 'Bundle' });
  expect(laneNames(couponFlags('isFreeShipping'))).toEqual(['Shipping', 'Shipping', 'Shipping', 'Shipping']);
});

test('[CP-07] additional coupons cover the units of an item; fee coupons are not additional', () => {
  const additional = couponTypes.filter((couponType) => isAdditional(aHeldCoupon({ couponType })));
  expect(additional).toEqual(['SuperCoupon', 'SellerDupCoupon']);
  expect(isAdditional(aHeldCoupon({ couponType: 'SuperCoupon', flags: couponFlags('isFreeShipping') }))).toBe(false);
});

const held = (no: string, policy: string, couponName = no): Coupon =>
  aHeldCoupon({ issueNo: couponIssueNo(no), policyNo: couponPolicyNo(policy), couponName });
const offered = (policy: string): Coupon => aHeldCoupon({ issueNo: undefined, policyNo: couponPolicyNo(policy) });

test('[CP-14] a downloaded coupon replaces its offer; other offers and owned coupons stay', () => {
  const others = [offered('P2'), held('C2', 'P1'), held('C3', 'P3')];
  expect(withIssued([offered('P1'), ...others], held('C1', 'P1'))).toEqual([...others, held('C1', 'P1')]);
  // one that is read again replaces its earlier copy
  expect(withIssued([held('C1', 'P1', 'old')], held('C1', 'P1', 'new'))).toEqual([held('C1', 'P1', 'new')]);
});

test('[CP-14] finds a coupon by key: its number, or its policy while it is only offered', () => {
  const known = [offered('P1'), held('C2', 'P2')];
  expect([couponOfKey(known, 'policy/P1'), couponOfKey(known, 'C2')]).toEqual([known[0], known[1]]);
  expect(couponOfKey(known, 'policy/P2')).toBeUndefined();
});
