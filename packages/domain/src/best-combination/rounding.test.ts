import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOpen, mostOf, plenty, problemOf, type Savings } from '../testing/coupon-problems.ts';
import { laws } from '../testing/laws.ts';
import { firstRepeated } from './best-of-block.ts';
import { bestColumn, type Share } from './bound.ts';
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

const rounded = (problem: Problem, shares: readonly Share[] = [], forbidden = allOpen(problem)) =>
  roundedSolution(problem, forbidden, shares, plenty());
const indexes = (choice: readonly Assignment[]): readonly number[] => choice.map(({ index }) => index);

test('[CP-19] a search saves as much as brute force and proves it', () => {
  laws(300).forAll([arbSavings], (savings) => {
    const problem = problemOf(savings);
    const max = mostOf(savings.flat());
    const found = searchProblem(problem, 1e6, { nodes: 100, budget: plenty() });
    expect(found).toMatchObject({ saving: max, bound: max });
    expect(firstRepeated(found.choice)).toBeUndefined();
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
    expect(firstRepeated(choice)).toBeUndefined();
    expect([...forbidden]).toEqual(before);
    expect(choice.every(({ index }) => forbidden[index] === 0)).toBe(true);
    expect(savingOf(problem, choice)).toBeLessThanOrEqual(mostOf(savings.flat()));
  });
});

test('[CP-19] the block with the greatest saving takes a coupon first; the others take the rest', () => {
  const savings = (problem: Problem) => savingOf(problem, rounded(problem));
  expect(savings(problemOf([[[1000, 500, 0]], [[3000, 100, 0]], [[0, 700, 10]]]))).toBe(3700);
  expect(savings(problemOf([[[900, 800]], [[1000, 100]], [[0, 300]]]))).toBe(1800);
  // the first block wins a tie for one coupon
  const equal = problemOf([[[0, 500]], [[1000, 0]], [[900, 500]]]);
  expect(indexes(rounded(equal))).toEqual([1, 0]);
});

test('[CP-19] a rounded solution keeps the columns of a relaxed one if they are compatible, greatest share first', () => {
  const problem = problemOf([[[1000, 500]], [[3000, 100]]]);
  const columnAt = (block: number, share: number): Share => ({
    block,
    share,
    column: bestColumn(problem, block, allOpen(problem), plenty())!,
  });
  const worth = (shares: readonly Share[], forbidden = allOpen(problem)) =>
    savingOf(problem, rounded(problem, shares, forbidden));
  expect(worth([columnAt(0, 0.9), columnAt(1, 0.1)])).toBe(1100);
  expect(worth([columnAt(0, 0.1), columnAt(1, 0.9)])).toBe(3500);
  // a forbidden column is left out
  expect(worth([columnAt(0, 0.9)], Uint8Array.from([1, 0, 0, 0]))).toBe(3500);
});

test('[CP-09 CP-19] assigns each coupon once even if a block has more combinations than the limit', () => {
  const units = Array.from({ length: 10 }, () => Array.from({ length: 10 }, (_, n) => 5000 - 10 * n));
  const problem = problemOf([units], (way) => [way, (way + 1) % 10]);
  // Each takes two of more than 200 combinations; the best column of a block alone repeats a coupon.
  expect(firstRepeated(bestColumn(problem, 0, allOpen(problem), plenty())!.assignments)).toBeDefined();
  const choice = rounded(problem);
  expect(firstRepeated(choice)).toBeUndefined();
  expect(savingOf(problem, choice)).toBe(19_790);
});
