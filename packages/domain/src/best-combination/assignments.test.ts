import * as E from '../money/either.ts';
import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, couponIssueNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { aHeldCoupon, aPlace, aSituation, couponFlags } from '../testing/builders/coupon.ts';
import { aUnit, anOpenCart, withAllSelected } from '../testing/index.ts';
import type { CouponPlace, CouponLane } from '../entities/coupon/coupon-place.ts';
import { savedIn, weighted, type Assignment, type Block, type Group } from './model.ts';
import { basisAt, forbiddenByPaymentMethod, assignmentsByPlace } from './assignments.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import type { Coupon } from '../entities/coupon/coupon.ts';
import { candidatesOf } from './candidates.ts';
import { risesOf, withoutRises } from './parcels.ts';
import { groupOf } from './problem.ts';

const place = (key: string) => ({ type: 'Unit', key }) as CouponPlace;
const useBy = (method: string | null, index = 0, key = 'P', couponType: Coupon['couponType'] = 'BuyerCoupon') => {
  const coupon = aHeldCoupon({ couponType, paymentCouponName: method ?? undefined });
  return { index, place: place(key), coupon } as Assignment;
};
const starts = (...methods: readonly (string | null)[]) =>
  forbiddenByPaymentMethod(methods.map((method) => useBy(method))).map((start) => [...start]);

test('[CP-06 CP-19] each payment method forbids the coupons of the others, sorted by name', () => {
  expect(starts('나', null, '가', '나')).toEqual([
    [1, 0, 0, 1],
    [0, 0, 1, 0],
  ]);
  expect([starts(null, null), starts()]).toEqual([[[0, 0]], [[]]]);
});

test('[CP-12 CP-19] the assignments at a place are those of the requested lane', () => {
  const assignments = [useBy(null, 0), useBy(null, 1, 'P', 'SuperCoupon'), useBy(null, 2), useBy(null, 3, 'Q')];
  const at = assignmentsByPlace(assignments);
  expect(at(place('P'), 'Buyer')).toEqual([assignments[0], assignments[2]]);
  expect([at(place('P'), 'Super'), at(place('Q'), 'Buyer')]).toEqual([[assignments[1]], [assignments[3]]]);
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

const issued = (no: string, over: Partial<Coupon> = {}): Coupon => aHeldCoupon({ issueNo: couponIssueNo(no), ...over });
const units = [1, 2].map((id) => aUnit({ cartUnitId: cartUnitId(id) }));
const of = (coupons: readonly Coupon[], over = units) =>
  candidatesOf({ pricing: pricingInput(withAllSelected(anOpenCart(over))), coupons, situation: aSituation() });

test('[CP-12] the places of a coupon match its lane', () => {
  const { placesFor } = of([]);
  const told = (coupon: Coupon) => placesFor(coupon).map(({ type, cartUnitIds }) => [type, ...cartUnitIds]);
  expect(told(issued('A'))).toEqual([
    ['Unit', 1],
    ['Unit', 2],
  ]);
  expect(told(issued('A', { couponType: 'SuperCoupon' }))).toEqual([['ItemGroup', 1, 2]]);
  expect(told(issued('A', { flags: couponFlags('isFreeShipping') }))).toEqual([['Bundle', 1, 2]]);
  expect(told(issued('A', { couponType: 'Unknown' }))).toEqual([]);
});

test('[CP-19] sorts coupons by key, whatever the input order', () => {
  const [a, b, c] = [issued('A'), issued('B'), issued('C')];
  for (const order of [
    [a, b, c],
    [c, b, a],
    [b, c, a],
  ])
    expect(of(order).coupons).toEqual([a, b, c]);
});

test('[CP-02] a unit that takes no coupons is not part of its item place and refuses coupons', () => {
  const [first] = units;
  const { placesFor, standing } = of([], [first!, aUnit({ cartUnitId: cartUnitId(2), isCouponUsable: false })]);
  const group = issued('A', { couponType: 'SellerDupCoupon' });
  expect(placesFor(group).map(({ cartUnitIds }) => cartUnitIds)).toEqual([[1]]);
  expect(placesFor(issued('B')).map((place) => E.isRight(standing(issued('B'), place)))).toEqual([true, false]);
});

const [one, two] = [1, 2].map(cartUnitId);
const group = aPlace('ItemGroup', units);
const unitPlaces = new Map(units.map((unit) => [unit.cartUnitId, aPlace('Unit', [unit])]));

const aUse = (index: number, lane: CouponLane, coupon: Partial<Coupon>): readonly [CouponLane, Assignment] => [
  lane,
  {
    index,
    coupon: aHeldCoupon({ issueNo: couponIssueNo(`C${index}`), ...coupon }),
    place: lane === 'Buyer' ? aPlace('Unit', units) : group,
    placeIndex: index,
    resources: [index],
    price: won(0),
    bundleFee: won(0),
  },
];
/** Two units of 1,000 won. An option discount of 100 won applies to the first. */
const groupWith = (assignments: readonly (readonly [CouponLane, Assignment])[], weight = 1): Group => {
  const built = groupOf(group, {
    unitPlaces,
    at: (place, lane) =>
      assignments.flatMap(([of, assignment]) =>
        of === lane && (lane !== 'Buyer' || place.key === `${one}`) ? [assignment] : [],
      ),
    priceOf: (id) => ({ bare: id === one ? 900 : 1000, stripped: 1000 }),
    overseas: new Set([cartUnitId(2)]),
  });
  const weights = { goods: weight, overseas: weight };
  return weighted({ groups: [built], feeSaved: () => 0, feeSteps: [0], shippingCoupons: [] }, weights).groups[0]!;
};
const followsIn = (uses: readonly (readonly [CouponLane, Assignment])[], coupon: Partial<Coupon>, weight = 1) => {
  const shared = aUse(7, 'SellerDup', { couponType: 'SellerDupCoupon', ...coupon });
  const [dup] = groupWith([...uses, shared], weight).sellerDupCoupons;
  return dup?.slope;
};
/** Buyer coupons that leave 1,500 to 1,900 won, so that the base of a shared coupon varies. */
const spread = aUse(1, 'Buyer', { discountUnitType: 'Amount', discountValue: 500 });

test('[CP-19] a unit takes no coupon, or one with a saving on its price without the option discount (PR-03)', () => {
  const { unitChoices, maxLeft, fullPrice, assignmentIndexes } = groupWith(
    [spread, aUse(2, 'Buyer', { discountValue: 0 })],
    3,
  );
  expect(unitChoices[0]).toEqual([
    { assignment: undefined, left: 900, delta: 0, net: 0 },
    { assignment: spread[1], left: 500, delta: 100, net: 3 * 400 },
  ]);
  expect(unitChoices[1]).toEqual([{ assignment: undefined, left: 1000, delta: 0, net: 0 }]);
  expect([maxLeft, fullPrice, [...assignmentIndexes]]).toEqual([1900, 1900, [1]]);
});

test.each([
  [{ discountValue: 10 }, 1, 0.1],
  [{ discountValue: 10, possiblePrice: won(1600) }, 4, 0.4],
  [{ discountValue: 100 }, 4, 4],
  [{ discountValue: 0 }, 1, 0],
  [{ discountUnitType: 'Amount', discountValue: 1700 }, 2, 2],
  [{ discountUnitType: 'Amount', discountValue: 300 }, 1, 0],
] as const)(
  '[CP-19] the shared coupon %j of weight %d grows by its rate, won by won, or not at all: %d',
  (coupon, weight, grows) => {
    expect(followsIn([spread], coupon, weight)).toBe(grows);
  },
);

test('[CP-19] the base of a shared coupon is constant if no choice changes the remaining price', () => {
  expect(followsIn([], { discountValue: 10 })).toBe(0);
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
  expect([...built.sellerDupCoupons, ...built.superCoupons].map(({ worth, weight }) => [worth(1000), weight])).toEqual([
    [100, 2],
    [500, 2],
  ]);
});

test('[SH-03 CP-19] bounds the rise of each price, with no rise if it affects no fee', () => {
  const built = groupWith([spread]);
  expect([risesOf([built]), risesOf([withoutRises(built)])]).toEqual([
    [100, 0],
    [0, 0],
  ]);
});

test('[CP-19] the savings of a block count overseas goods, other goods and fees separately', () => {
  const dup = aUse(5, 'SellerDup', { couponType: 'SellerDupCoupon', discountValue: 10 });
  const block: Block = {
    groups: [groupWith([spread, dup])],
    feeSaved: (delta) => (delta >= 100 ? 2500 : 0),
    feeSteps: [0, 100],
    shippingCoupons: [],
  };
  expect(savedIn(block, [])).toEqual({ goods: 0, overseas: 0, fees: 0 });
  // the coupon of the first unit ends its option discount; the other coupon takes a tenth of both units
  expect(savedIn(block, [spread[1], dup[1]])).toEqual({ goods: 400 + 150, overseas: 0, fees: 2500 });
  const abroad = { ...block, groups: block.groups.map((group) => ({ ...group, isOverseas: [true, true] })) };
  expect(savedIn(abroad, [spread[1], dup[1]])).toEqual({ goods: 0, overseas: 400 + 150, fees: 2500 });
});

test('[DC-04 OV-11 CP-19] weighs savings on overseas goods differently, and a discount over both by the greater weight', () => {
  const super0 = aUse(6, 'Super', { couponType: 'SuperCoupon' });
  const built = groupOf(group, {
    unitPlaces,
    at: (place, lane) =>
      lane === 'Super' ? [super0[1]] : lane === 'Buyer' && place.key === `${two}` ? [spread[1]] : [],
    priceOf: () => ({ bare: 1000, stripped: 1000 }),
    overseas: new Set([cartUnitId(2)]),
  });
  const at = (over: Partial<Group>) =>
    weighted(
      { groups: [{ ...built, ...over }], feeSaved: () => 0, feeSteps: [0], shippingCoupons: [] },
      { goods: 0.5, overseas: 0.25 },
    ).groups[0]!;
  const weights = (of: Group) => [of.unitChoices[1]?.[1]?.net, of.superCoupons[0]?.weight];
  expect(weights(at({}))).toEqual([125, 0.5]);
  expect(weights(at({ isOverseas: [true, true] }))).toEqual([125, 0.25]);
  expect(weights(at({ isOverseas: [false, false] }))).toEqual([250, 0.5]);
});
