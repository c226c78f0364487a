import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { aHeldCoupon, couponFlags } from '../../testing/index.ts';
import { couponTypes } from './coupon.ts';
import { isAdditional, laneOf, placeTypeOfLane } from './lane.ts';

const laneNames = (flags = couponFlags()) =>
  couponTypes.map((couponType) => O.toNullable(laneOf(aHeldCoupon({ couponType, flags }))));

test('[CP-12] each type has its lane and an unknown type has none; a fee coupon is in the shipping lane whatever its type', () => {
  expect(couponTypes).toEqual(['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon', 'Unknown']);
  expect(laneNames()).toEqual(['Buyer', 'Super', 'SellerDup', null]);
  expect(laneNames(couponFlags('isFreeShipping'))).toEqual(['Shipping', 'Shipping', 'Shipping', 'Shipping']);
});

test('[CP-12] coupons of a lane target a unit, the units of an item, or a parcel', () => {
  expect(placeTypeOfLane).toEqual({ Buyer: 'Unit', SellerDup: 'ItemGroup', Super: 'ItemGroup', Shipping: 'Bundle' });
});

test('[CP-07] additional coupons cover the units of an item; fee coupons are not additional', () => {
  expect(couponTypes.map((couponType) => isAdditional(aHeldCoupon({ couponType })))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isAdditional(aHeldCoupon({ couponType: 'SuperCoupon', flags: couponFlags('isFreeShipping') }))).toBe(false);
});
