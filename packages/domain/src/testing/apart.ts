import fc, { type Arbitrary } from 'fast-check';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import { placesOverlap, couponLanes, laneOf, type CouponLane } from '../entities/coupon/coupon-place.ts';
import { couponKeyOf } from '../entities/coupon/coupon.ts';

/** True if two coupons are incompatible, called in one order like exclusions of a shop. */
export type Excludes = (one: CouponAssignment, other: CouponAssignment) => boolean;

const isIn = ({ coupon }: CouponAssignment, lane: CouponLane): boolean => laneOf(coupon) === lane;

const numberOf = ({ coupon }: CouponAssignment): number =>
  couponKeyOf(coupon)
    .split('')
    .reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

const lanesApart =
  (a: CouponLane, b: CouponLane, isAnywhere: boolean): Excludes =>
  (one, other) =>
    isIn(one, a) && isIn(other, b) && (isAnywhere || placesOverlap(one.place, other.place));

/** A ring of coupons that exclude their neighbours: compatible pairs do not make a compatible set. */
const ringApart =
  (turns: number): Excludes =>
  (one, other) =>
    (numberOf(one) + 1) % turns === numberOf(other) % turns;

export const apartBy: Readonly<Record<string, Excludes>> = {
  'one an order': () => true,
  'one a unit': (one, other) => placesOverlap(one.place, other.place),
  'one a seller': (one, other) => one.place.sellerGroupKey === other.place.sellerGroupKey,
  'on a parcel and in it': (one, other) =>
    one.place.bundleKey === other.place.bundleKey && one.place.type !== other.place.type,
  'of one kind': (one, other) => one.coupon.discountUnitType === other.coupon.discountUnitType,
  'odd units from even coupons': (one, other) =>
    one.place.cartUnitIds.some((id) => id % 2 === 1) && other.coupon.discountValue % 2 === 0,
  'after another one': (one, other) =>
    couponKeyOf(one.coupon) < couponKeyOf(other.coupon) && one.place.type === 'Unit' && one.place.cartUnitId % 3 > 0,
  'lanes anywhere': lanesApart('Buyer', 'SellerDup', true),
  'lanes on units': lanesApart('Buyer', 'SellerDup', false),
  'fees from prices': lanesApart('Shipping', 'Buyer', true),
  'a ring': ringApart(5),
  'here and there': (one, other) =>
    (numberOf(one) * 31 + numberOf(other) * 17 + (one.place.cartUnitIds[0] ?? 0) * 7) % 3 === 0,
};

const arbLane = fc.constantFrom(...couponLanes);

export const arbExcludes: Arbitrary<Excludes> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(apartBy), ringApart(3)) },
  { weight: 1, arbitrary: fc.tuple(arbLane, arbLane, fc.boolean()).map((lanes) => lanesApart(...lanes)) },
);
