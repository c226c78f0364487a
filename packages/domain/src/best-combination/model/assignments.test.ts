import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { bundleKey, cartUnitId } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { aHeldCoupon, aPlace, aUnit } from '../../testing/index.ts';
import type { CouponPlace } from '../../entities/coupon/coupon-place.ts';
import type { Assignment } from './block.ts';
import { basisAt, forbiddenByPaymentMethod, assignmentsByPlace } from './assignments.ts';

const place = (key: string) => ({ type: 'Unit', key }) as CouponPlace;
const useBy = (
  method: string | null,
  index = 0,
  key = 'P',
  couponType: 'BuyerCoupon' | 'SuperCoupon' = 'BuyerCoupon',
) =>
  ({
    index,
    place: place(key),
    coupon: aHeldCoupon({ couponType, paymentCouponName: O.fromNullable(method) }),
  }) as Assignment;
const starts = (...methods: readonly (string | null)[]) =>
  forbiddenByPaymentMethod(methods.map((method) => useBy(method))).map((start) => [...start]);

test('[CP-06 CP-19] each payment method forbids the coupons of the others, sorted by name', () => {
  expect(starts('나', null, '가', '나')).toEqual([
    [1, 0, 0, 1],
    [0, 0, 1, 0],
  ]);
  expect(starts(null, null)).toEqual([[0, 0]]);
  expect(starts()).toEqual([[]]);
});

test('[CP-12 CP-19] the assignments at a place are those of the requested lane', () => {
  const assignments = [useBy(null, 0), useBy(null, 1, 'P', 'SuperCoupon'), useBy(null, 2), useBy(null, 3, 'Q')];
  const at = assignmentsByPlace(assignments);
  expect(at(place('P'), 'Buyer')).toEqual([assignments[0], assignments[2]]);
  expect(at(place('P'), 'Super')).toEqual([assignments[1]]);
  expect(at(place('Q'), 'Buyer')).toEqual([assignments[3]]);
  expect(at(place('Q'), 'Super')).toEqual([]);
});

test('[CP-03 CP-19] base of a coupon: a unit without its option discount, a group with it, the goods of a parcel for its fee', () => {
  const units = [aUnit(), aUnit({ cartUnitId: cartUnitId(2) })];
  const priceOf = () => ({ bare: 900, stripped: 1000 });
  const key = bundleKey('B1');
  const parcels = new Map([[key, { bundleKey: key, feeAt: () => ({ fee: won(2500), subtotal: won(1800) }) }]]);
  const at = (type: CouponPlace['type'], known = parcels) =>
    basisAt({ ...aPlace(type, units), bundleKey: key }, priceOf, known);
  expect(at('Unit')).toEqual({ price: 1000, bundleFee: 0 });
  expect(at('ItemGroup')).toEqual({ price: 1800, bundleFee: 0 });
  expect(at('Bundle')).toEqual({ price: 1800, bundleFee: 2500 });
  expect(at('Bundle', new Map())).toEqual({ price: 0, bundleFee: 0 });
});
