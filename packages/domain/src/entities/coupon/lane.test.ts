import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { aHeldCoupon, couponFlags } from '../../testing/index.ts';
import { couponTypes } from './coupon.ts';
import { isAdditional, laneOf, placeTypeOfLane } from './lane.ts';

const laneNames = (flags = couponFlags()) =>
  couponTypes.map((couponType) => O.toNullable(laneOf(aHeldCoupon({ couponType, flags }))));

test('[CP-12] each type has its lane, an unknown one none; what takes off a fee has the lane of fees whatever its type', () => {
  expect(couponTypes).toEqual(['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon', 'Unknown']);
  expect(laneNames()).toEqual(['Buyer', 'Super', 'SellerDup', null]);
  expect(laneNames(couponFlags('isFreeShipping'))).toEqual(['Shipping', 'Shipping', 'Shipping', 'Shipping']);
});

test('[CP-12] a lane’s coupons go on a unit, on an item’s units, or on a parcel', () => {
  expect(placeTypeOfLane).toEqual({ Buyer: 'Unit', SellerDup: 'ItemGroup', Super: 'ItemGroup', Shipping: 'Bundle' });
});

test('[CP-07] additional are the coupons over an item’s units, not those that take off a fee', () => {
  expect(couponTypes.map((couponType) => isAdditional(aHeldCoupon({ couponType })))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isAdditional(aHeldCoupon({ couponType: 'SuperCoupon', flags: couponFlags('isFreeShipping') }))).toBe(false);
});
