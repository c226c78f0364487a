import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MasterLp,
  type MasterColumn,
  isFeasible,
  type Column,
  bestColumn,
  rowsOf,
  emptyPacking,
  packingFrom,
  type Packing,
} from './columns.ts';
import { laws } from '../../testing/laws.ts';
import { allOpen, mostOf, plenty, problemOf, type Savings } from '../../testing/coupon-problems.ts';
import type { Problem } from '../model/block.ts';
import { searchBest, solveNode } from '../search/branch.ts';
import { localSearch } from '../search/stages.ts';

const ROWS = 10;
const arbMany: fc.Arbitrary<readonly MasterColumn[]> = fc.array(
  fc.record({
    value: fc.integer({ min: 1, max: 1000 }),
    rows: fc.uniqueArray(fc.nat(ROWS - 1), { minLength: 1, maxLength: 5 }),
  }),
  { minLength: 20, maxLength: 40, size: 'max' },
);
const solved = (...batches: readonly (readonly MasterColumn[])[]): MasterLp<MasterColumn> => {
  const lp = new MasterLp(ROWS);
  for (const columns of batches) {
    for (const column of columns) lp.add(column);
    lp.solve();
  }
  return lp;
};
const total = (amounts: Iterable<number>): number => [...amounts].reduce((a, b) => a + b, 0);
test('[CP-19] a solution is valid: no row exceeds one, no price is negative, no column exceeds its price', () => {
  laws(300).forAll([arbMany], (columns) => {
    const lp = solved(columns);
    const { prices } = lp;
    for (const price of prices) expect(price).toBeGreaterThanOrEqual(-1e-9);
    for (const { value, rows } of columns)
      expect(value - total(rows.map((row) => prices[row] ?? 0))).toBeLessThanOrEqual(1e-5);
    const parts = lp.parts();
    for (let row = 0; row < ROWS; row += 1)
      expect(total(parts.flatMap(([{ rows }, part]) => (rows.includes(row) ? [part] : [])))).toBeLessThan(1 + 1e-4);
    for (const [, part] of parts) expect(part).toBeGreaterThan(1e-4);
    expect(Math.abs(total(parts.map(([{ value }, part]) => value * part)) - total(prices))).toBeLessThan(0.05);
  });
});

test('[CP-19] adding columns later gives the same value as adding them at once, and leaves earlier solutions unchanged', () => {
  laws(300).forAll([arbMany, fc.nat(20)], (columns, first) => {
    const worth = total(solved(columns).prices);
    expect(Math.abs(total(solved(columns.slice(0, first), columns.slice(first)).prices) - worth)).toBeLessThan(0.01);
    const again = solved(columns);
    const before = [...again.prices];
    again.solve();
    expect([...again.prices]).toEqual(before);
  });
});

test('[CP-19] without columns every price is 0; a column without rivals fills its row', () => {
  expect([...solved([]).prices]).toEqual(Array.from({ length: ROWS }, () => 0));
  const lp = solved([{ value: 7, rows: [3] }]);
  expect(lp.parts().map(([{ value }, part]) => [value, part.toFixed(4)])).toEqual([[7, '1.0000']]);
  expect([...lp.prices]).toEqual([0, 0, 0, 7, 0, 0, 0, 0, 0, 0]);
});

const column = (...rows: readonly number[]): Column => ({
  value: 1,
  rows,
  block: 0,
  assignments: [],
  name: '',
  key: '',
});

test('[CP-09 CP-19] a column is feasible if it uses each resource once', () => {
  expect([column(), column(4), column(1, 2, 4)].map(isFeasible)).toEqual([true, true, true]);
  expect([column(1, 1, 4), column(2, 1, 2, 4)].map(isFeasible)).toEqual([false, false]);
});

const arbSavings: fc.Arbitrary<Savings> = fc.integer({ min: 1, max: 4 }).chain((coupons) => {
  const arbSeat = fc.array(fc.oneof(fc.nat(20), fc.integer({ min: -300, max: 3000 })), {
    minLength: coupons,
    maxLength: coupons,
  });
  return fc.array(fc.array(arbSeat, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
});

const used = ({ columns }: Packing): readonly number[] =>
  columns.flatMap(({ assignments }) => assignments.flatMap(({ resources }) => resources));
/** At most one column per block, each coupon once, and the value of its columns. */
const expectSound = (packing: Packing): void => {
  expect(new Set(used(packing)).size).toBe(used(packing).length);
  expect(new Set(packing.columns.map(({ block }) => block)).size).toBe(packing.columns.length);
  expect(packing.columns.reduce((sum, { value }) => sum + value, 0)).toBe(packing.value);
};
const filled = (problem: Problem, forbidden = allOpen(problem)): Packing =>
  packingFrom(problem, forbidden, [], plenty());

test('[CP-19] a search saves as much as brute force, proves it, and finds none if no more can be saved', () => {
  laws(300).forAll([arbSavings], (savings) => {
    const problem = problemOf(savings);
    const max = mostOf(savings.flat());
    const found = searchBest(problem, { nodes: 100, budget: plenty() }, 0);
    expect(found).toMatchObject({ best: { value: max }, bound: max });
    expectSound(found.best);
    expect(searchBest(problem, { nodes: 100, budget: plenty() }, max - 1).best.value).toBe(max);
    expect(searchBest(problem, { nodes: 100, budget: plenty() }, max).best).toEqual({ columns: [], value: max });
    const cut = searchBest(problem, { nodes: 1, budget: plenty() }, 0);
    expect(cut.bound).toBeGreaterThanOrEqual(max);
    expect(cut.nodes).toBe(1);
    expect(searchBest(problem, { nodes: 100, budget: { left: 0 } }, 0)).toMatchObject({ nodes: 0 });
  });
});

test('[CP-19] solving a node gives a bound of at most twice the optimum and rounds to a packing', () => {
  laws(300).forAll([arbSavings], (savings) => {
    const problem = problemOf(savings);
    const max = mostOf(savings.flat());
    const node = { forbidden: allOpen(problem), bound: 1e9 };
    const pool = { budget: plenty(), columns: [], keys: new Set<string>() };
    const { bound, best, parts } = solveNode(problem, node, pool, emptyPacking);
    expect(bound).toBeGreaterThanOrEqual(max);
    expect(bound).toBeLessThanOrEqual(2 * max);
    expectSound(best);
    for (const [column, part] of parts) expect(isFeasible(column) && part <= 1.001).toBe(true);
    expect(solveNode(problem, { ...node, bound: max }, pool, { columns: [], value: max })).toEqual({
      bound: max,
      best: { columns: [], value: max },
      parts: [],
    });
  });
});

test('[CP-19] a greedy packing is feasible, uses no forbidden assignment, and keeps its initial columns', () => {
  laws(300).forAll([arbSavings, fc.array(fc.boolean(), { minLength: 36, maxLength: 36 })], (savings, shut) => {
    const problem = problemOf(savings);
    const forbidden = Uint8Array.from(problem.assignments, (_, n) => (shut[n] ? 1 : 0));
    const before = [...forbidden];
    const greedy = filled(problem, forbidden);
    expectSound(greedy);
    expect([...forbidden]).toEqual(before);
    expect(greedy.columns.flatMap(({ assignments }) => assignments).every(({ index }) => forbidden[index] === 0)).toBe(
      true,
    );
    // no block can take another coupon
    expect(packingFrom(problem, forbidden, greedy.columns, plenty())).toEqual(greedy);
    expect(greedy.value).toBeLessThanOrEqual(mostOf(savings.flat()));
    const kept = localSearch(problem, greedy);
    expect(kept.map(({ index }) => index)).toEqual(
      greedy.columns.flatMap(({ assignments }) => assignments.map((assignment) => assignment.index)),
    );
  });
});

test('[CP-19] the block with the greatest saving takes a coupon first; the others take the rest', () => {
  const greedy = filled(problemOf([[[1000, 500, 0]], [[3000, 100, 0]], [[0, 700, 10]]]));
  expect(greedy.columns.map(({ block, value }) => [block, value])).toEqual([
    [1, 3000],
    [2, 700],
  ]);
  const second = filled(problemOf([[[900, 800]], [[1000, 100]], [[0, 300]]]));
  expect(second.columns.map(({ block, value }) => [block, value])).toEqual([
    [1, 1000],
    [0, 800],
  ]);
  // the first block wins a tie for one coupon
  const equal = filled(problemOf([[[0, 500]], [[1000, 0]], [[900, 500]]]));
  expect(equal.columns.map(({ block, value }) => [block, value])).toEqual([
    [1, 1000],
    [0, 500],
  ]);
});

test('[CP-19] a packing keeps its initial columns if they are compatible', () => {
  const problem = problemOf([[[1000, 500]], [[3000, 100]]]);
  const columnAt = (block: number, forbidden: Uint8Array) =>
    bestColumn(problem, block, { prices: new Float64Array(2), forbidden, budget: plenty() })![0];
  const [low, high] = [columnAt(0, allOpen(problem)), columnAt(1, allOpen(problem))];
  expect(packingFrom(problem, allOpen(problem), [low, high], plenty())).toMatchObject({ value: 1100 });
  expect(packingFrom(problem, allOpen(problem), [high, low], plenty())).toMatchObject({ value: 3500 });
  const shut = Uint8Array.from(problem.assignments, ({ index }) =>
    low.assignments.some((assignment) => assignment.index === index) ? 1 : 0,
  );
  expect(packingFrom(problem, shut, [low], plenty()).columns.map(({ block }) => block)).toEqual([1, 0]);
  const twice = { ...high, rows: [...high.rows, 0] };
  expect([packingFrom(problem, allOpen(problem), [twice], plenty()).value, rowsOf(problem)]).toEqual([3500, 4]);
});

test('[CP-09 CP-19] assigns each coupon once even if a block has more combinations than the limit', () => {
  const units = Array.from({ length: 10 }, () => Array.from({ length: 10 }, (_, n) => 5000 - 10 * n));
  const problem = problemOf([units], (way) => [way, (way + 1) % 10]);
  const terms = { prices: new Float64Array(10), forbidden: allOpen(problem), budget: plenty() };
  // Each takes two of more than 200 combinations; the best column of a block alone repeats a coupon.
  expect(isFeasible(bestColumn(problem, 0, terms)![0])).toBe(false);
  const greedy = filled(problem);
  expectSound(greedy);
  expect(greedy.value).toBe(19_790);
});
