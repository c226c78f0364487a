import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCartNear } from '../../testing/index.ts';
import { bestCombination } from '../best-combination.ts';
import { candidatesOf, type CombinationQuestion } from '../candidates.ts';
import type { Problem, Assignment } from '../model/block.ts';
import { problemsOf } from '../model/problem.ts';
import { priceWith } from '../../coupons/coupon-assignment.ts';
import { fillUp } from './reach-amount.ts';
import { laws } from '../../testing/laws.ts';

const { forAll } = laws(60);

const question = (seed: number): CombinationQuestion => aCartNear('plain', seed, 8, 16);
const wholeOf = (asked: CombinationQuestion): Problem => {
  const problems = problemsOf(asked, candidatesOf(asked));
  return problems.problem(new Map(problems.optimisticFees.map(({ bundleKey }) => [bundleKey, 'Exact'])));
};
const goodsWith = ({ pricing }: CombinationQuestion, assignments: readonly Assignment[]): number =>
  priceWith(pricing, assignments).priced.extraDiscountBasis;

test('[CP-19 DC-04] adds coupons to goods up to the limit, each once, and never raises the price of the goods', () => {
  forAll([fc.nat(500), fc.integer({ min: 0, max: 30_000 }), fc.nat(3)], (seed, room, round) => {
    const asked = question(seed);
    const filled = fillUp(wholeOf(asked), { isCounted: () => true, chosen: [], room, round });
    const saved = goodsWith(asked, []) - goodsWith(asked, filled);
    expect(saved).toBeGreaterThanOrEqual(0);
    expect(saved).toBeLessThanOrEqual(room);
    const resources = filled.flatMap((assignment) => assignment.resources);
    expect(new Set(resources).size).toBe(resources.length);
  });
});

test('[CP-19] without a limit, a cart of eight units saves most of the optimum', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const asked = question(seed);
    const filled = fillUp(wholeOf(asked), { isCounted: () => true, chosen: [], room: 1e7, round: 0 });
    const { saving } = bestCombination(asked);
    expect(priceWith(asked.pricing, []).payable - priceWith(asked.pricing, filled).payable).toBeGreaterThan(saving / 2);
  }
});

test('[CP-19] keeps the choice if no unit counts or the limit is 0', () => {
  const asked = question(1);
  const none = { isCounted: () => false, chosen: [], room: 1000, round: 0 };
  expect(fillUp(wholeOf(asked), none)).toEqual([]);
  expect(fillUp(wholeOf(asked), { ...none, isCounted: () => true, room: 0 })).toEqual([]);
});
