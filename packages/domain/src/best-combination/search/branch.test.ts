import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOpen, mostOf, plenty, problemOf, type Savings } from '../../testing/coupon-problems.ts';
import { bestFeasible, firstRepeated } from '../bound/best-of-block.ts';
import { searchBest, solveNode, type NodeResult, type Pool } from './branch.ts';
import { assignmentsOfPoint } from '../bound/pareto-front.ts';
import { forAll, laws } from '../../testing/laws.ts';
import type { Problem, Assignment } from '../model/block.ts';
import type { SearchBudget } from '../budget.ts';
import { emptyPacking, type Packing } from '../bound/columns.ts';
import { aCartNear } from '../../testing/index.ts';
import { bestCombination } from '../best-combination.ts';
import { candidatesOf, type CombinationQuestion } from '../candidates.ts';
import { problemsOf } from '../model/problem.ts';
import { priceWith } from '../../coupons/coupon-assignment.ts';
import { fillUp } from './reach-amount.ts';

/** Each assignment uses two resources, so three of them can exclude each other in a ring (CP-05, CP-09). */
const pairs = [
  [0, 1],
  [1, 2],
  [0, 2],
  [2, 3],
  [3, 4],
  [0, 4],
  [1, 3],
] as const;
const takes = (way: number): readonly number[] => pairs[way] ?? [];

const arbWorths = fc.array(fc.oneof(fc.constant(0), fc.nat(30), fc.integer({ min: 900, max: 1100 })), {
  minLength: pairs.length,
  maxLength: pairs.length,
});
const arbSavings = (blocks: number, units: number): fc.Arbitrary<Savings> =>
  fc.array(fc.array(arbWorths, { minLength: 1, maxLength: units }), { minLength: 1, maxLength: blocks });

/** A ring: each assignment saves 1,000, and no two are compatible, although the relaxation takes half of each. */
const ring: Savings = [[[1000, 0, 0]], [[0, 1000, 0]], [[0, 0, 1000]]];

test('[CP-19] branches on a ring until one single assignment is proved optimal', () => {
  const found = searchBest(problemOf(ring, takes), { nodes: 100, budget: plenty() }, 0);
  expect([found.best.value, found.bound]).toEqual([1000, 1000]);
  expect(found.nodes).toBeGreaterThan(1);
  const cut = searchBest(problemOf(ring, takes), { nodes: 1, budget: plenty() }, 0);
  expect([cut.best.value, cut.bound]).toEqual([1000, 1500]);
});

test('[CP-19] reuses the columns of one search in another with the same blocks, with fewer nodes', () => {
  let saved = 0;
  forAll([arbSavings(5, 1)], (savings) => {
    const problem = problemOf(savings, takes);
    const found = searchBest(problem, { nodes: 500, budget: plenty() }, 0);
    const turned = { ...problem, blocks: problem.blocks.toReversed() };
    const [alone, helped] = [plenty(), plenty()];
    searchBest(turned, { nodes: 500, budget: alone }, 0);
    const again = searchBest(turned, { nodes: 500, budget: helped }, 0, found.columns);
    expect([again.best.value, again.bound]).toEqual([found.best.value, found.bound]);
    for (const { block, name } of again.best.columns) expect(turned.blocks[block]?.name).toBe(name);
    saved += helped.left - alone.left;
  });
  expect(saved).toBeGreaterThan(0);
});

test('[CP-19] with shared resources a search saves as much as brute force, and proves it', () => {
  let parted = 0;
  laws(300).forAll([arbSavings(5, 1)], (savings) => {
    const problem = problemOf(savings, takes);
    const max = mostOf(savings.flat(), takes);
    const found = searchBest(problem, { nodes: 500, budget: plenty() }, 0);
    expect([found.best.value, found.bound]).toEqual([max, max]);
    const used = found.best.columns.flatMap(({ assignments }) => assignments.flatMap(({ resources }) => resources));
    expect(new Set(used).size).toBe(used.length);
    parted += found.nodes > 1 ? 1 : 0;
    for (const nodes of [1, 2, 3]) {
      const cut = searchBest(problem, { nodes, budget: plenty() }, 0);
      expect(cut.best.value <= max && max <= cut.bound).toBe(true);
      expect(cut.nodes).toBeLessThanOrEqual(nodes);
    }
    expect(searchBest(problem, { nodes: 500, budget: plenty() }, max)).toMatchObject({
      best: { columns: [] },
      bound: max,
    });
  });
  // a property without any branching would not test branching
  expect(parted).toBeGreaterThan(0);
});

test('[CP-05] two assignments of one point that share one of two resources are incompatible', () => {
  const [first, second, third] = problemOf([[[1, 1, 1, 1]]], takes).assignments;
  if (!first || !second || !third) throw new Error('three assignments');
  const far = problemOf([[[0, 0, 0, 1]]], takes).assignments;
  expect([firstRepeated([first, ...far]), firstRepeated([first, second])]).toEqual([undefined, [first, [second]]]);
  expect(firstRepeated([...far, first, second, third])).toEqual([far[0], [second, third]]);
});

test('[CP-05 CP-19] a block whose units share resources saves as much as brute force', () => {
  laws(300).forAll([fc.array(arbWorths, { minLength: 1, maxLength: 2 })], (units) => {
    const problem = problemOf([units], takes);
    const [block] = problem.blocks;
    const terms = { prices: new Float64Array(problem.resources), forbidden: allOpen(problem), budget: plenty() };
    const point = block && bestFeasible(block, terms);
    expect(point?.value ?? 0).toBe(mostOf(units, takes));
    expect(point ? firstRepeated(assignmentsOfPoint(point)) : undefined).toBeUndefined();
    expect([...terms.forbidden].some((one) => one === 1)).toBe(false);
  });
});

test('[CP-19] prunes nodes that cannot improve, and solves the most promising node first', () => {
  const samples = fc.sample(arbSavings(5, 1), { seed: 7, numRuns: 150 });
  const found = (nodes: number) =>
    samples.map((savings) => searchBest(problemOf(savings, takes), { nodes, budget: plenty() }, 0));
  const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  // Counted on 21 November 2026. Only this count depends on the order of nodes and columns.
  expect(total(found(500).map(({ nodes }) => nodes))).toBeLessThanOrEqual(498);
  expect(total(found(6).map(({ best, bound }) => bound - best.value))).toBeLessThanOrEqual(8702);
});

const poolWith = (budget: SearchBudget = plenty()): Pool => ({ budget, columns: [], keys: new Set() });
const whole = (problem: Problem, bound = 1e9) => ({ forbidden: allOpen(problem), bound });
const worth = (value: number): Packing => ({ columns: [], value });
const look = (problem: Problem, atLeast: Packing = emptyPacking, pool = poolWith()): NodeResult =>
  solveNode(problem, whole(problem), pool, atLeast);

const plain = problemOf([[[1000, 700]], [[1000, 100]]]);

test('[CP-19] an integral relaxed solution is optimal; a node that cannot exceed the known saving is pruned', () => {
  const { bound, best, parts } = look(plain);
  expect([bound, best.value]).toEqual([1700, 1700]);
  expect(new Map(parts.map(([{ block }, part]) => [block, Math.round(part)]))).toEqual(
    new Map([
      [0, 1],
      [1, 1],
    ]),
  );
  const known = worth(1700);
  expect(look(plain, known)).toEqual({ bound: 1700, best: known, parts: [] });
  expect(look(plain, known).best).toBe(known);
  expect(look(plain, worth(1699)).best.value).toBe(1700);
});

test('[CP-19] keeps the known packing if rounding gives no better one', () => {
  const { bound, best, parts } = look(problemOf(ring, takes));
  expect([bound, best.value]).toEqual([1500, 1000]);
  expect(parts.map(([, part]) => Math.round(part * 1000))).toEqual([500, 500, 500]);
  for (const known of [worth(1000), worth(1200)]) expect(look(problemOf(ring, takes), known).best).toBe(known);
});

test('[CP-19] without budget, or if no more can be saved, generates no column and keeps the bound', () => {
  const tired = poolWith({ left: 0 });
  expect([solveNode(plain, whole(plain, 5000), tired, emptyPacking).bound, tired.columns]).toEqual([5000, []]);
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
  for (const [left, ...shut] of [
    [700, 1, 0],
    [1000, 0, 1],
  ])
    expect(solveNode(pair, { forbidden: Uint8Array.from(shut), bound: 1e9 }, pool, emptyPacking)).toMatchObject({
      bound: left,
      best: { value: left },
    });
});

test('[CP-19] a pool holds each column once; solving a node again finds no new column and the same bound for less effort', () => {
  laws(200).forAll([fc.oneof(arbSavings(4, 1), arbSavings(2, 2))], (savings) => {
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

const question = (seed: number): CombinationQuestion => aCartNear('plain', seed, 8, 16);
const wholeOf = (asked: CombinationQuestion): Problem => {
  const problems = problemsOf(asked, candidatesOf(asked));
  return problems.problem(new Map(problems.optimisticFees.map(({ bundleKey }) => [bundleKey, 'Exact'])));
};
const goodsWith = ({ pricing }: CombinationQuestion, assignments: readonly Assignment[]): number =>
  priceWith(pricing, assignments).priced.extraDiscountBasis;

test('[CP-19 DC-04] adds coupons to goods up to the limit, each once, and never raises the price of the goods', () => {
  laws(60).forAll([fc.nat(500), fc.integer({ min: 0, max: 30_000 }), fc.nat(3)], (seed, room, round) => {
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
