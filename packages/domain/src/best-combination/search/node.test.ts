import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOpen, mostOf, plenty, problemOf, type Savings } from '../../testing/coupon-problems.ts';
import type { SearchBudget, Problem } from '../model/block.ts';
import { solveNode, type NodeResult, type Pool } from './branch.ts';
import { emptyPacking, type Packing } from '../bound/columns.ts';
import { laws } from '../../testing/laws.ts';

const { forAll } = laws(200);

const poolWith = (budget: SearchBudget = plenty()): Pool => ({ budget, columns: [], keys: new Set() });
const whole = (problem: Problem, bound = 1e9) => ({ forbidden: allOpen(problem), bound });
const worth = (value: number): Packing => ({ columns: [], value });
const look = (problem: Problem, atLeast: Packing = emptyPacking, pool = poolWith()): NodeResult =>
  solveNode(problem, whole(problem), pool, atLeast);

const pairs = [
  [0, 1],
  [1, 2],
  [0, 2],
] as const;
const takes = (way: number): readonly number[] => pairs[way] ?? [];
const ring = problemOf([[[1000, 0, 0]], [[0, 1000, 0]], [[0, 0, 1000]]], takes);
const plain = problemOf([[[1000, 700]], [[1000, 100]]]);

test('[CP-19] an integral relaxed solution is optimal, and its bound equals its value', () => {
  expect(look(plain)).toMatchObject({ bound: 1700, best: { value: 1700 } });
  expect(look(plain).parts.map(([{ block }, part]) => [block, Math.round(part)])).toEqual(
    expect.arrayContaining([
      [0, 1],
      [1, 1],
    ]),
  );
});

test('[CP-19] prunes a node that cannot exceed the known saving', () => {
  const known = worth(1700);
  expect(look(plain, known)).toEqual({ bound: 1700, best: known, parts: [] });
  expect(look(plain, known).best).toBe(known);
  expect(look(plain, worth(1699)).best.value).toBe(1700);
});

test('[CP-19] keeps the known packing if rounding gives no better one', () => {
  const { bound, best, parts } = look(ring);
  expect([bound, best.value]).toEqual([1500, 1000]);
  expect(parts.map(([, part]) => Math.round(part * 1000))).toEqual([500, 500, 500]);
  for (const known of [worth(1000), worth(1200)]) expect(look(ring, known).best).toBe(known);
});

test('[CP-19] without budget, or if no more can be saved, generates no column and keeps the bound', () => {
  const tired = poolWith({ left: 0 });
  expect(solveNode(plain, whole(plain, 5000), tired, emptyPacking).bound).toBe(5000);
  expect(tired.columns).toEqual([]);
  const pool = poolWith();
  expect(solveNode(plain, whole(plain, 1700), pool, worth(1700)).bound).toBe(1700);
  expect([pool.columns, pool.budget]).toEqual([[], plenty()]);
});

test('[CP-19] no part contains a forbidden assignment, even if a column for it is known', () => {
  const pool = poolWith();
  look(plain, emptyPacking, pool);
  const [first] = plain.assignments;
  const forbidden = Uint8Array.from(plain.assignments, (assignment) => (assignment === first ? 1 : 0));
  const { bound, parts } = solveNode(plain, { forbidden, bound: 1e9 }, pool, emptyPacking);
  expect(bound).toBe(1700);
  expect(parts.flatMap(([{ assignments }]) => assignments)).not.toContain(first);
});

test('[CP-19] a column of two assignments is forbidden with either of them', () => {
  const pair = problemOf([
    [
      [1000, 0],
      [0, 700],
    ],
  ]);
  const pool = poolWith();
  expect(look(pair, emptyPacking, pool).bound).toBe(1700);
  for (const [index, left] of [700, 1000].entries())
    expect(
      solveNode(pair, { forbidden: Uint8Array.from([index === 0 ? 1 : 0, index]), bound: 1e9 }, pool, emptyPacking),
    ).toMatchObject({
      bound: left,
      best: { value: left },
    });
});

const arbSavings: fc.Arbitrary<Savings> = fc.array(
  fc.array(fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1100 })), { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 2,
  }),
  { minLength: 1, maxLength: 4 },
);

test('[CP-19] a pool holds each column once; solving a node again finds no new column and the same bound for less effort', () => {
  forAll([arbSavings], (savings) => {
    const problem = problemOf(savings, takes);
    const pool = poolWith();
    const first = look(problem, emptyPacking, pool);
    const found = [...pool.columns];
    expect(new Set(found.map(({ key }) => key))).toEqual(pool.keys);
    expect(found).toHaveLength(pool.keys.size);
    const spent = plenty().left - pool.budget.left;
    const again = look(problem, emptyPacking, pool);
    expect(pool.columns).toEqual(found);
    expect(again.bound).toBe(first.bound);
    expect(first.bound).toBeGreaterThanOrEqual(mostOf(savings.flat(), takes));
    if (found.length > 0) expect(plenty().left - pool.budget.left - spent).toBeLessThan(spent);
  });
});
