import { expect, test } from 'vitest';
import fc, { type Arbitrary } from 'fast-check';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { cartUnitId, couponIssueNo, itemNo } from '../money/ids.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { won } from '../money/won.ts';
import { aDiscount } from '../testing/builders/price.ts';
import { aHeldCoupon, aSituation, couponFlags } from '../testing/builders/coupon.ts';
import { arbTightQuestion, arbWithExtras, arbWithOversea } from '../testing/arbitraries/near-question.ts';
import { anItem, anOpenCart, aUnit, withAllSelected, aCartNear, arbQuestion, cartFamilies } from '../testing/index.ts';
import type { Coupon } from '../entities/coupon/coupon.ts';
import { bestCombination } from './best-combination.ts';
import { couponLanes, laneOf } from '../entities/coupon/coupon-place.ts';
import { candidatesOf, type CombinationQuestion } from './candidates.ts';
import { laws } from '../testing/laws.ts';

const pear = (id: number, price: number, over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({
    cartUnitId: cartUnitId(id),
    item: anItem({ itemNo: itemNo(`I${id}`), itemSellPrice: won(price) }),
    ...over,
  });
const amount = (no: string, discountValue: number, over: Partial<Coupon> = {}): Coupon =>
  aHeldCoupon({
    issueNo: couponIssueNo(no),
    couponName: no,
    discountUnitType: 'Amount',
    discountValue,
    ...over,
  });
const reasons = (units: readonly CartUnit[], coupons: readonly Coupon[]) =>
  Object.fromEntries(
    bestCombination({
      pricing: pricingInput(withAllSelected(anOpenCart(units))),
      coupons,
      situation: aSituation(),
    }).unused.map(({ coupon, reason }) => [coupon.couponName, reason.code]),
  );
const onlyFor = (id: number): Partial<Coupon> => ({ target: { type: 'Items', itemNos: [itemNo(`I${id}`)] } });

test('[CP-19 CP-20] reports the reason at the place that passes the most rules', () => {
  const club = { flags: couponFlags('isClub') };
  const pears = [1, 2, 3].map((n) => pear(n, 9000));
  for (const id of [1, 2, 3])
    expect(reasons(pears, [amount('A', 100, { ...club, ...onlyFor(id) })])).toEqual({ A: 'COUPON-CLUB' });
  const expired = { expiredDate: '2026-11-19T00:00:00Z' };
  expect(reasons([pear(1, 9000), pear(2, 9000)], [amount('A', 100, { ...expired, ...onlyFor(2) })])).toEqual({
    A: 'COUPON-EXPIRED',
  });
});

test('[CP-19 CP-03] reports the minimum purchase only if it is missed at every place', () => {
  const units = [pear(1, 10_000, { discounts: [aDiscount({ discountType: 'Ebay' })] }), pear(2, 4000)];
  expect(reasons(units, [amount('A', 900, { possiblePrice: won(5000) })])).toEqual({ A: 'COUPON-WORTH-NOTHING' });
  expect(reasons(units, [amount('A', 900, { possiblePrice: won(10_001) })])).toEqual({ A: 'COUPON-MINIMUM' });
});

const flags = couponFlags('isFreeShipping');
const dup = amount('dup', 3000, { couponType: 'SellerDupCoupon' });
const [better, nothing] = ['COUPON-BETTER-OTHERWISE', 'COUPON-WORTH-NOTHING'];
const discounted = pear(1, 9000, { discounts: [aDiscount({ discountType: 'Ebay' })] });
const pair = [amount('A', 3000), amount('B', 2000)];

test.each<readonly [string, readonly Coupon[], object, CartUnit]>([
  ['CP-08] another lane', [dup, amount('S', 2000, { couponType: 'SuperCoupon' })], { S: 'CART-BR5-14' }, pear(1, 9000)],
  ['CP-08] the same lane', [dup, amount('L', 2000, { couponType: 'SellerDupCoupon' })], { L: better }, pear(1, 9000)],
  ['CP-05] one fee', [amount('A', 2000, { flags }), amount('B', 1000, { flags })], { B: better }, pear(1, 9000)],
  ['CP-19] no saving', [...pair, amount('C', 0)], { B: better, C: nothing }, pear(1, 9000)],
  ['CP-19] no saving alone', [...pair, amount('D', 500)], { B: better, D: nothing }, discounted],
])('[CP-19][%s: reports why a coupon is unused', (_, coupons, told, unit) => {
  expect(reasons([unit], coupons)).toEqual(told);
});

const { forAll } = laws(150);

// Pruning affects only node counts and time-limited bounds. Counted on 26 November 2026 over fixed carts.
const middling = { units: 6, coupons: 9, items: 3, sellers: 2 };
const samples = (questions: Arbitrary<CombinationQuestion>, numRuns: number): readonly CombinationQuestion[] =>
  fc.sample(questions, { seed: 11, numRuns });
const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const kinds: readonly (readonly [string, Arbitrary<CombinationQuestion>, number, number, number])[] = [
  ['ordinary carts', arbQuestion(middling), 300, 329, 50],
  ['what is only just met or missed', arbTightQuestion(middling), 300, 558, 46_143],
  ['extra discounts', arbWithExtras(arbTightQuestion(middling)), 100, 782, 2_015_565],
  ['free shipping overseas', arbWithOversea(arbTightQuestion(middling)), 100, 1589, 792_943],
];

test.each(kinds)(
  '[CP-19] %s: solves no more nodes than before, and leaves no greater gap at the limit',
  (_, questions, runs, looks, gaps) => {
    const asked = samples(questions, runs);
    expect(total(asked.map((question) => bestCombination(question).nodes))).toBeLessThanOrEqual(looks);
    const hurried = asked.map((question) => bestCombination({ ...question, nodeLimit: 4 }));
    expect(total(hurried.map(({ bound, saving }) => bound - saving))).toBeLessThanOrEqual(gaps);
  },
);

test('[CP-19] returns a result with a valid gap at any node limit', () => {
  const arbAny = fc.oneof(...kinds.map(([, questions]) => questions));
  forAll([arbAny, fc.integer({ min: 1, max: 6 })], (question, nodeLimit) => {
    const [best, hurried] = [bestCombination(question), bestCombination({ ...question, nodeLimit })];
    expect(hurried.saving).toBeLessThanOrEqual(best.bound);
    expect(hurried.bound).toBeGreaterThanOrEqual(best.saving);
    expect(hurried.isProved).toBe(hurried.bound === hurried.saving);
    expect(hurried.nodes).toBeLessThanOrEqual(Math.max(best.nodes, nodeLimit + 20));
  });
});

test('[CP-19] sorts the chosen coupons by lane, then by place', () => {
  let several = 0;
  for (const question of samples(arbTightQuestion(middling), 300)) {
    const { places } = candidatesOf(question);
    const ranks = bestCombination(question).chosen.map(
      ({ coupon, place }) =>
        couponLanes.findIndex((lane) => lane === laneOf(coupon)) * 1000 +
        places.findIndex(({ key, type }) => key === place.key && type === place.type),
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    several += ranks.length > 2 ? 1 : 0;
  }
  expect(several).toBeGreaterThan(10);
});

test.each(cartFamilies)('[CP-19] proves a cart of 30 units with 60 coupons, or nearly so: %s', (family) => {
  for (const seed of [1, 2, 3, 4]) {
    const { saving, bound } = bestCombination(aCartNear(family, seed, 30, 60));
    expect(bound - saving).toBeLessThanOrEqual(saving / 20);
  }
});
