import { expect, test } from 'vitest';
import fc from 'fast-check';
import { arbTightQuestion, arbWithExtras } from '../testing/arbitraries/near-question.ts';
import { apartBy, arbExcludes, type Excludes } from '../testing/apart.ts';
import { aCouponCart, arbQuestion } from '../testing/index.ts';
import { bestCombination } from './best-combination.ts';
import { naiveLeastCost } from '../testing/naive-combination.ts';
import { couponKeyOf } from '../entities/coupon/coupon.ts';
import type { CombinationQuestion } from './candidates.ts';
import { forAll, law, laws } from '../testing/laws.ts';

const seeds = [1, 2, 3, 4, 5];

test.each(Object.entries(apartBy))('[EN-09 CP-19] ten coupons on ten units are proved: %s', (_, excludes) => {
  for (const seed of seeds) {
    const question = aCouponCart(seed, 10, 10);
    const best = bestCombination({ ...question, isApart: (a, b) => excludes(a, b) || excludes(b, a) });
    const alone = question.coupons.map((coupon) => bestCombination({ ...question, coupons: [coupon] }).saving);
    expect(best.isProved).toBe(true);
    expect(best.saving).toBeGreaterThanOrEqual(Math.max(...alone));
  }
});

test('[EN-09 CP-19] with one coupon per order, the bound equals the best coupon without branching', () => {
  for (const seed of seeds) {
    const question = aCouponCart(seed, 20, 20);
    const best = bestCombination({ ...question, isApart: () => true });
    // the root relaxations only, without branching
    expect(best.nodes).toBeLessThan(8);
    expect(best.isProved).toBe(true);
  }
});

const small = { units: 4, coupons: 4, items: 2, sellers: 2 };
const crowded = { units: 3, coupons: 5, items: 1, sellers: 1 };
const parcels = { units: 4, coupons: 4, items: 4, sellers: 1 };
const middling = { units: 9, coupons: 12, items: 4, sellers: 3 };

const arbApart = fc.array(arbExcludes, { minLength: 1, maxLength: 2 }).map(
  (all): Excludes =>
    (one, other) =>
      all.some((excludes) => excludes(one, other) || excludes(other, one)),
);

const kept = (question: CombinationQuestion, isApart: Excludes): CombinationQuestion => ({ ...question, isApart });

test.each([
  ['a small cart', arbQuestion(small), 200],
  ['free shipping and least purchases only just met or missed', arbTightQuestion(small), 200],
  ['units of one item', arbTightQuestion(crowded), 200],
  ['items of one seller', arbTightQuestion(parcels), 200],
  ['with extra discounts', arbWithExtras(arbTightQuestion(parcels)), 100],
])(
  '[EN-09 CP-19] with coupons that a shop keeps apart as good as trying everything, and proved: %s',
  (_, arbitrary, everyday) => {
    let fewer = 0;
    laws(everyday).forAll([arbitrary, arbApart], (question, isApart) => {
      const { payable, isProved, bound, saving } = bestCombination(kept(question, isApart));
      expect([payable, isProved, bound]).toEqual([naiveLeastCost(kept(question, isApart)), true, saving]);
      if (saving < bestCombination(question).saving) fewer += 1;
    });
    expect(fewer).toBeGreaterThan(0);
  },
);

test('[EN-09 CP-19] chooses no two excluded coupons, and the result does not depend on the order of units and coupons', () => {
  forAll([fc.oneof(arbQuestion(middling), arbWithExtras(arbQuestion(middling))), arbApart], (question, isApart) => {
    const best = bestCombination(kept({ ...question, nodeLimit: 100 }, isApart));
    for (const one of best.chosen)
      for (const other of best.chosen) expect(one !== other && isApart(one, other)).toBe(false);
    const { pricing, coupons } = question;
    const turned = bestCombination({
      ...kept({ ...question, nodeLimit: 100 }, isApart),
      pricing: { ...pricing, units: pricing.units.toReversed() },
      coupons: coupons.toReversed(),
    });
    expect(turned).toMatchObject({ saving: best.saving, bound: best.bound, nodes: best.nodes });
  });
});

law('[EN-09 CP-19] with one coupon per order, the best coupon wins', [arbQuestion(middling)], (question) => {
  const best = bestCombination(kept(question, () => true));
  const alone = question.coupons.map((coupon) => bestCombination({ ...question, coupons: [coupon] }).saving);
  expect(best.saving).toBe(Math.max(0, ...alone));
  expect(best.isProved).toBe(true);
  const told = [...best.chosen, ...best.unused].map(({ coupon }) => couponKeyOf(coupon));
  expect(told.toSorted()).toEqual(question.coupons.map(couponKeyOf).toSorted());
});
