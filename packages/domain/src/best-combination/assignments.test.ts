import * as E from '../money/either.ts';
import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, couponIssueNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { aHeldCoupon, aPlace, aSituation, couponFlags } from '../testing/builders/coupon.ts';
import { aUnit, anOpenCart, withAllSelected } from '../testing/index.ts';
import type { CouponPlace, CouponLane } from '../entities/coupon/coupon-place.ts';
import { bestOfGroup } from './best-of-block.ts';
import { unlimited } from './budget.ts';
import { savedIn, type Assignment, type Block, type Group } from './model.ts';
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

const one = cartUnitId(1);
const group = aPlace('ItemGroup', units);
const unitPlaces = new Map(units.map((unit) => [unit.cartUnitId, aPlace('Unit', [unit])]));

const aUse = (
  index: number,
  lane: CouponLane,
  { worth = 0, ...coupon }: Partial<Coupon> & { readonly worth?: number },
): readonly [CouponLane, Assignment] => [
  lane,
  {
    index,
    coupon: aHeldCoupon({ issueNo: couponIssueNo(`C${index}`), ...coupon }),
    place: lane === 'Buyer' ? aPlace('Unit', units) : group,
    placeIndex: index,
    resources: [index],
    price: won(0),
    bundleFee: won(0),
    worth: won(worth),
  },
];
/** Two units of 1,000 won, the second shipped overseas. An option discount of 100 won applies to the first. */
const groupWith = (assignments: readonly (readonly [CouponLane, Assignment])[]): Group =>
  groupOf(group, {
    unitPlaces,
    at: (place, lane) =>
      assignments.flatMap(([of, assignment]) =>
        of === lane && (lane !== 'Buyer' || place.key === `${one}`) ? [assignment] : [],
      ),
    priceOf: (id) => ({ bare: id === one ? 900 : 1000, stripped: 1000 }),
    overseas: new Set([cartUnitId(2)]),
  });
/** A buyer coupon of 500 won, so that the base of a shared coupon varies. */
const spread = aUse(1, 'Buyer', { discountUnitType: 'Amount', discountValue: 500, worth: 500 });

test('[CP-19] a unit takes no coupon, or one with a saving on its price without the option discount (PR-03)', () => {
  const { unitChoices, assignments } = groupWith([spread, aUse(2, 'Buyer', { discountValue: 0, worth: 0 })]);
  expect(unitChoices[0]).toEqual([
    { assignment: undefined, left: 900, delta: 0, net: 0 },
    { assignment: spread[1], left: 500, delta: 100, net: 400 },
  ]);
  expect(unitChoices[1]).toEqual([{ assignment: undefined, left: 1000, delta: 0, net: 0 }]);
  expect(assignments).toEqual([spread[1]]);
});

test('[CP-07 CP-08 CP-19] the coupons of a group exclude some coupons of its units, and save at most on all prices', () => {
  const sale = aUse(2, 'Buyer', { flags: couponFlags('isTimeSale'), discountValue: 10, worth: 100 });
  const dup = aUse(5, 'SellerDup', { couponType: 'SellerDupCoupon' });
  const over = aUse(6, 'Super', { couponType: 'SuperCoupon', discountValue: 50 });
  const { assignments, groupCoupons } = groupWith([spread, sale, dup, over]);
  expect(assignments.map(({ index }) => index)).toEqual([1, 2, 5, 6]);
  expect(groupCoupons.map(({ excluded }) => [...excluded].map(({ index }) => index))).toEqual([[2], [1, 2]]);
  expect(groupCoupons.map(({ worth, most }) => [worth(1000), most])).toEqual([
    [100, 190],
    [500, 950],
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
  const bestOf = (uses: readonly (readonly [CouponLane, Assignment])[], over: Partial<Group> = {}) =>
    bestOfGroup({ ...groupWith(uses), ...over }, 0, {
      prices: new Float64Array(9),
      forbidden: new Uint8Array(9),
      budget: unlimited,
      weights: { goods: 0.5, overseas: 0.25 },
    })[0]?.value;
  const over = aUse(6, 'Super', { couponType: 'SuperCoupon', discountValue: 50 });
  const valuesIn = (isOverseas: readonly boolean[]) => [[spread], [over]].map((uses) => bestOf(uses, { isOverseas }));
  expect(valuesIn([false, false])).toEqual([200, 475]);
  expect(valuesIn([true, false])).toEqual([100, 475]);
  expect(valuesIn([true, true])).toEqual([100, 237.5]);
});
