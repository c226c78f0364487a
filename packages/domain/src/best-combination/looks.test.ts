import fc, { type Arbitrary } from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import {
  aCartNear,
  arbQuestion,
  arbTightQuestion,
  arbWithExtras,
  arbWithOversea,
  cartFamilies,
} from '../testing/index.ts';
import { couponLanes, laneOf } from '../entities/coupon/lane.ts';
import { bestCombination } from './best-combination.ts';
import { candidatesOf, type CombinationQuestion } from './candidates.ts';
import { laws } from '../testing/laws.ts';

const { forAll } = laws(150);

// Pruning affects only node counts and time-limited bounds. Counted on 21 November 2026 over fixed carts.
const middling = { units: 6, coupons: 9, items: 3, sellers: 2 };
const samples = (questions: Arbitrary<CombinationQuestion>, numRuns: number): readonly CombinationQuestion[] =>
  fc.sample(questions, { seed: 11, numRuns });
const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const kinds: readonly (readonly [string, Arbitrary<CombinationQuestion>, number, number, number])[] = [
  ['ordinary carts', arbQuestion(middling), 300, 325, 0],
  ['what is only just met or missed', arbTightQuestion(middling), 300, 558, 42_401],
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
  forAll(
    [fc.oneof(...kinds.map(([, questions]) => questions)), fc.integer({ min: 1, max: 6 })],
    (question, nodeLimit) => {
      const [best, hurried] = [bestCombination(question), bestCombination({ ...question, nodeLimit })];
      expect(hurried.saving).toBeLessThanOrEqual(best.bound);
      expect(hurried.bound).toBeGreaterThanOrEqual(best.saving);
      expect(hurried.isProved).toBe(hurried.bound === hurried.saving);
      expect(hurried.nodes).toBeLessThanOrEqual(Math.max(best.nodes, nodeLimit + 20));
    },
  );
});

test('[CP-19] sorts the chosen coupons by lane, then by place', () => {
  let several = 0;
  for (const question of samples(arbTightQuestion(middling), 300)) {
    const { places } = candidatesOf(question);
    const ranks = bestCombination(question).chosen.map(
      ({ coupon, place }) =>
        couponLanes.findIndex((lane) => lane === O.toNullable(laneOf(coupon))) * 1000 +
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
