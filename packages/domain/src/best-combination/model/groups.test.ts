import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { aHeldCoupon, aPlace, aUnit } from '../../testing/index.ts';
import type { Coupon } from '../../entities/coupon/held-coupon.ts';
import type { CouponLane } from '../../entities/coupon/lane.ts';
import type { Group, Assignment } from './block.ts';
import { groupOf, withoutRises, risesOf } from './loads.ts';

const [one, two] = [1, 2].map(cartUnitId);
const units = [aUnit(), aUnit({ cartUnitId: cartUnitId(2) })];
const group = aPlace('ItemGroup', units);
const unitPlaces = new Map(units.map((unit) => [unit.cartUnitId, aPlace('Unit', [unit])]));

const aUse = (index: number, lane: CouponLane, coupon: Partial<Coupon>): readonly [CouponLane, Assignment] => [
  lane,
  {
    index,
    coupon: aHeldCoupon({ issueNo: O.some(couponIssueNo(`C${index}`)), ...coupon }),
    place: lane === 'Buyer' ? aPlace('Unit', units) : group,
    placeIndex: index,
    resources: [index],
    price: won(0),
    bundleFee: won(0),
  },
];
/** Two units of 1,000 won. An option discount of 100 won applies to the first. */
const groupWith = (assignments: readonly (readonly [CouponLane, Assignment])[], weight = 1): Group =>
  groupOf(group, {
    unitPlaces,
    at: (place, lane) =>
      assignments.flatMap(([of, assignment]) =>
        of === lane && (lane !== 'Buyer' || place.key === `${one}`) ? [assignment] : [],
      ),
    priceOf: (id) => ({ bare: id === one ? 900 : 1000, stripped: 1000 }),
    weightOf: () => weight,
  });
const dupOf = (coupon: Partial<Coupon>, weight = 1) => {
  const [dup] = groupWith(
    [aUse(7, 'SellerDup', { couponType: 'SellerDupCoupon', ...coupon })],
    weight,
  ).sellerDupCoupons;
  return { slope: dup?.slope, rounding: dup?.rounding, from: dup?.from };
};
/** Buyer coupons that leave 1,500 to 1,900 won, so that the base of a shared coupon varies. */
const spread = aUse(1, 'Buyer', { discountUnitType: 'Amount', discountValue: 500 });

test('[CP-19] a unit takes no coupon, or one with a saving on its price without the option discount (PR-03)', () => {
  const { unitChoices, minLeft, maxLeft, fullPrice, assignmentIndexes } = groupWith(
    [spread, aUse(2, 'Buyer', { discountValue: 0 })],
    3,
  );
  expect(unitChoices[0]).toEqual([
    { assignment: undefined, left: 900, delta: 0, net: 0 },
    { assignment: spread[1], left: 500, delta: 100, net: 3 * 400 },
  ]);
  expect(unitChoices[1]).toEqual([{ assignment: undefined, left: 1000, delta: 0, net: 0 }]);
  expect([minLeft, maxLeft, fullPrice, [...assignmentIndexes]]).toEqual([[500, 1000], 1900, 1900, [1]]);
});

test('[CP-19] a shared coupon grows by its rate, won by won, or not at all; a rate is rounded', () => {
  const follows = (coupon: Partial<Coupon>, weight = 1) => {
    const group2 = groupWith([spread, aUse(7, 'SellerDup', { couponType: 'SellerDupCoupon', ...coupon })], weight);
    const [dup] = group2.sellerDupCoupons;
    return [dup?.slope, dup?.rounding, dup?.from];
  };
  expect(follows({ discountValue: 10 })).toEqual([0.1, 1, 0]);
  expect(follows({ discountValue: 10, possiblePrice: won(1600) }, 4)).toEqual([0.4, 4, 1600]);
  expect(follows({ discountValue: 100 }, 4)).toEqual([4, 0, 0]);
  expect(follows({ discountValue: 0 })).toEqual([0, 0, 0]);
  expect(follows({ discountUnitType: 'Amount', discountValue: 1700 }, 2)).toEqual([2, 0, 0]);
  expect(follows({ discountUnitType: 'Amount', discountValue: 300 })).toEqual([0, 0, 0]);
});

test('[CP-19] the base of a shared coupon is constant if no choice changes the remaining price', () => {
  expect(dupOf({ discountValue: 10 })).toEqual({ slope: 0, rounding: 0, from: 0 });
});

test('[CP-08 CP-19] the assignments of a group are those of its units and of its lanes, each with its weight', () => {
  const built = groupWith(
    [
      spread,
      aUse(5, 'SellerDup', { couponType: 'SellerDupCoupon' }),
      aUse(6, 'Super', { couponType: 'SuperCoupon', discountValue: 50 }),
    ],
    2,
  );
  expect([...built.assignmentIndexes]).toEqual([1, 5, 6]);
  expect([built.sellerDupCoupons[0]?.worth(1000), built.superCoupons[0]?.worth(1000)]).toEqual([200, 1000]);
});

test('[SH-03 CP-19] bounds the rise of each price, with no rise if it affects no fee', () => {
  const built = groupWith([spread]);
  expect(risesOf([built])).toEqual([100, 0]);
  expect(risesOf([withoutRises(built)])).toEqual([0, 0]);
  expect([withoutRises(built).minLeft, two]).toEqual([built.minLeft, 2]);
});
