import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOpen, mostOf, plenty, problemOf, type Savings } from '../testing/coupon-problems.ts';
import { laws } from '../testing/laws.ts';
import { savingOf, type Assignment, type Problem } from './model.ts';
import { roundedSolution } from './rounding.ts';
import { searchProblem } from './search.ts';

const arbSavings: fc.Arbitrary<Savings> = fc.integer({ min: 1, max: 4 }).chain((coupons) => {
  const arbSeat = fc.array(fc.oneof(fc.nat(20), fc.integer({ min: -300, max: 3000 })), {
    minLength: coupons,
    maxLength: coupons,
  });
  return fc.array(fc.array(arbSeat, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
});

const rounded = (
  problem: Problem,
  shares: readonly (readonly [Assignment, number])[] = [],
  forbidden = allOpen(problem),
) => roundedSolution(problem, forbidden, new Map(shares), plenty());
const indexes = (choice: readonly Assignment[]): readonly number[] => choice.map(({ index }) => index);
const isRepeated = (choice: readonly Assignment[]): boolean =>
  new Set(choice.flatMap(({ resources }) => resources)).size < choice.flatMap(({ resources }) => resources).length;

test('[CP-19] a search saves as much as brute force and proves it', () => {
  laws(300).forAll([arbSavings], (savings) => {
    const problem = problemOf(savings);
    const max = mostOf(savings.flat());
    const found = searchProblem(problem, 1e6, { nodes: 100, budget: plenty() });
    expect(found).toMatchObject({ saving: max, bound: max });
    expect(isRepeated(found.choice)).toBe(false);
    const cut = searchProblem(problem, 1e6, { nodes: 1, budget: plenty() });
    expect(cut.bound).toBeGreaterThanOrEqual(max);
    expect(cut.bound).toBeLessThanOrEqual(Math.max(1e6, 2 * max));
  });
});

test('[CP-19] a rounded solution uses each coupon once and no forbidden assignment', () => {
  laws(300).forAll([arbSavings, fc.array(fc.boolean(), { minLength: 36, maxLength: 36 })], (savings, shut) => {
    const problem = problemOf(savings);
    const forbidden = Uint8Array.from(problem.assignments, (_, n) => (shut[n] ? 1 : 0));
    const before = [...forbidden];
    const choice = rounded(problem, [], forbidden);
    expect(isRepeated(choice)).toBe(false);
    expect([...forbidden]).toEqual(before);
    expect(choice.every(({ index }) => forbidden[index] === 0)).toBe(true);
    expect(savingOf(problem, choice)).toBeLessThanOrEqual(mostOf(savings.flat()));
  });
});

test('[CP-19] the coupon with the greatest saving alone is assigned first, and the first of equal ones', () => {
  const savings = (problem: Problem) => savingOf(problem, rounded(problem));
  expect(savings(problemOf([[[1000, 500, 0]], [[3000, 100, 0]], [[0, 700, 10]]]))).toBe(3700);
  expect(savings(problemOf([[[900, 800]], [[1000, 100]], [[0, 300]]]))).toBe(1800);
  expect(indexes(rounded(problemOf([[[0, 500]], [[1000, 0]], [[1000, 500]]])))).toEqual([1, 0]);
});

test('[CP-19] keeps the assignments of a relaxed solution if they are compatible, greatest share first', () => {
  const problem = problemOf([[[1000, 500]], [[3000, 100]]]);
  const [first, , third] = problem.assignments;
  const worth = (one: number, other: number, forbidden = allOpen(problem)) => {
    const shares = [[first!, one] as const, [third!, other] as const];
    return savingOf(problem, rounded(problem, shares, forbidden));
  };
  expect([worth(0.9, 0.1), worth(0.1, 0.9), worth(0.9, 0, Uint8Array.from([1, 0, 0, 0]))]).toEqual([1100, 3500, 3500]);
});

test('[CP-19] takes an assignment that saves nothing alone only for a share above a half', () => {
  const problem = problemOf([[[-100, 500], [900, 0]]]); // prettier-ignore
  const [loss] = problem.assignments;
  expect(indexes(rounded(problem, [[loss!, 0.5]]))).toEqual([2, 1]);
  expect(indexes(rounded(problem, [[loss!, 0.6]]))).toEqual([0]);
});

test('[CP-09 CP-19] assigns each coupon once even if a block has more combinations than the limit', () => {
  const units = Array.from({ length: 10 }, () => Array.from({ length: 10 }, (_, n) => 5000 - 10 * n));
  const problem = problemOf([units], (way) => [way, (way + 1) % 10]);
  const choice = rounded(problem);
  expect(isRepeated(choice)).toBe(false);
  expect(savingOf(problem, choice)).toBe(24_800);
});
