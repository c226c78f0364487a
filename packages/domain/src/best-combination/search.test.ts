import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceWith } from '../coupons/coupon-assignment.ts';
import { allOpen, mostOf, plenty, problemOf, type Savings } from '../testing/coupon-problems.ts';
import { aCartNear } from '../testing/index.ts';
import { laws } from '../testing/laws.ts';
import { bestCombination } from './best-combination.ts';
import { noBenefit } from './benefits.ts';
import { bestOfBlock } from './best-of-block.ts';
import { relax, type ColumnPool } from './bound.ts';
import type { SearchBudget } from './budget.ts';
import { candidatesOf, type CombinationQuestion } from './candidates.ts';
import { fillUp } from './local-search.ts';
import type { Assignment, Problem } from './model.ts';
import { couponProblem } from './problem.ts';
import { searchProblem } from './search.ts';

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

const MOST = 1e6;
const search = (problem: Problem, nodes: number, budget = plenty()) => searchProblem(problem, MOST, { nodes, budget });

test('[CP-19] branches on a ring until one single assignment is proved optimal', () => {
  const found = search(problemOf(ring, takes), 100);
  expect([found.saving, found.bound]).toEqual([1000, 1000]);
  expect(found.nodes).toBeGreaterThan(1);
  const cut = search(problemOf(ring, takes), 1);
  expect([cut.saving, cut.bound]).toEqual([1000, 1500]);
});

test('[CP-19] with shared resources a search saves as much as brute force, and proves it', () => {
  let parted = 0;
  laws(300).forAll([arbSavings(5, 1)], (savings) => {
    const problem = problemOf(savings, takes);
    const max = mostOf(savings.flat(), takes);
    const found = search(problem, 500);
    expect([found.saving, found.bound]).toEqual([max, max]);
    const used = found.choice.flatMap(({ resources }) => resources);
    expect(new Set(used).size).toBe(used.length);
    parted += found.nodes > 1 ? 1 : 0;
    for (const nodes of [1, 2, 3]) {
      const cut = search(problem, nodes);
      expect(cut.saving <= max && max <= cut.bound).toBe(true);
      expect(cut.nodes).toBeLessThanOrEqual(nodes);
    }
    expect(search(problem, 100, { left: 0 })).toMatchObject({ nodes: 0, saving: 0, bound: MOST });
  });
  // a property without any branching would not test branching
  expect(parted).toBeGreaterThan(0);
});

test('[CP-05 CP-19] a block whose units share resources saves as much as brute force', () => {
  laws(300).forAll([fc.array(arbWorths, { minLength: 1, maxLength: 2 })], (units) => {
    const problem = problemOf([units], takes);
    const [block] = problem.blocks;
    const terms = {
      prices: new Float64Array(problem.resources),
      forbidden: allOpen(problem),
      budget: plenty(),
      weights: { goods: 1, overseas: 1 },
    };
    const point = block && bestOfBlock(block, terms);
    expect(point?.value ?? 0).toBe(mostOf(units, takes));
    const used = point?.assignments.flatMap(({ resources }) => resources) ?? [];
    expect(new Set(used).size).toBe(used.length);
  });
});

test('[CP-19] prunes nodes that cannot improve, and solves the most promising node first', () => {
  const samples = fc.sample(arbSavings(5, 1), { seed: 7, numRuns: 150 });
  const found = (nodes: number) => samples.map((savings) => search(problemOf(savings, takes), nodes));
  const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  // Counted on 27 November 2026. Only this count depends on the order of nodes and columns.
  expect(total(found(500).map(({ nodes }) => nodes))).toBeLessThanOrEqual(487);
  expect(total(found(6).map(({ saving, bound }) => bound - saving))).toBeLessThanOrEqual(8714);
});

interface Look {
  readonly forbidden?: readonly number[];
  readonly required?: readonly Assignment[];
  readonly bound?: number;
  readonly incumbent?: number;
  readonly pool?: ColumnPool;
  readonly budget?: SearchBudget;
}

const look = (
  problem: Problem,
  { forbidden, required = [], bound = MOST, incumbent = 0, pool = new Map(), budget = plenty() }: Look = {},
) =>
  relax(
    problem,
    { benefit: noBenefit, forbidden: forbidden ? Uint8Array.from(forbidden) : allOpen(problem), required },
    { bound, incumbent, pool, budget, bonus: MOST },
  );

const plain = problemOf([[[1000, 700]], [[1000, 100]]]);

test('[CP-19] an integral relaxed solution is optimal; a subproblem that cannot exceed the known saving is pruned', () => {
  const { bound, shares } = look(plain);
  expect(bound).toBe(1700);
  expect(shares.map(({ share }) => Math.round(share))).toEqual([1, 1]);
  expect(new Set(shares.map(({ column }) => column.block))).toEqual(new Set([0, 1]));
  expect(look(plain, { incumbent: 1700 })).toEqual({ bound: 1700, shares: [] });
  expect(look(plain, { incumbent: 1699 }).shares).toHaveLength(2);
});

test('[CP-19] the relaxation of a ring takes half of each assignment', () => {
  const { bound, shares } = look(problemOf(ring, takes));
  expect(bound).toBe(1500);
  expect(shares.map(({ share }) => Math.round(share * 1000))).toEqual([500, 500, 500]);
});

test('[CP-19] without budget, or if no more can be saved, generates no column and keeps the bound', () => {
  for (const over of [
    { bound: 5000, budget: { left: 0 } },
    { bound: 1700, incumbent: 1700 },
  ]) {
    const pool: ColumnPool = new Map();
    expect(look(plain, { ...over, pool }).bound).toBe(over.bound);
    expect(pool.size).toBe(0);
  }
});

test('[CP-19] no share contains a forbidden assignment, even if a column for it is known', () => {
  const pool: ColumnPool = new Map();
  look(plain, { pool });
  const [first] = plain.assignments;
  const { bound, shares } = look(plain, { pool, forbidden: plain.assignments.map((one) => (one === first ? 1 : 0)) });
  expect(bound).toBe(1700);
  expect(shares.flatMap(({ column }) => column.assignments)).not.toContain(first);
});

test('[CP-19] a column of two assignments is forbidden with either of them', () => {
  const pair = problemOf([
    [
      [1000, 0],
      [0, 700],
    ],
  ]);
  const pool: ColumnPool = new Map();
  expect(look(pair, { pool }).bound).toBe(1700);
  for (const [left, ...forbidden] of [
    [700, 1, 0],
    [1000, 0, 1],
  ])
    expect(look(pair, { pool, forbidden }).bound).toBe(left);
});

test('[CP-19] a relaxation contains what it requires, even if that saves less', () => {
  const [, second, third] = plain.assignments;
  expect(look(plain, { required: [third!], forbidden: [1, 0, 0, 0] }).bound).toBe(1700);
  expect(look(plain, { required: [second!], forbidden: [1, 0, 0, 1] }).bound).toBe(1700);
  // both block and coupon of the greatest saving are taken
  const [low] = problemOf([[[100, 900]]]).assignments;
  expect(look(problemOf([[[100, 900]]]), { required: [low!] }).bound).toBe(100);
});

test('[CP-19] relaxing a subproblem again finds no new column and the same bound for less effort', () => {
  laws(200).forAll([fc.oneof(arbSavings(4, 1), arbSavings(2, 2))], (savings) => {
    const problem = problemOf(savings, takes);
    const pool: ColumnPool = new Map();
    const [first, again] = [plenty(), plenty()];
    const { bound } = look(problem, { pool, budget: first });
    const found = [...pool.keys()];
    expect(look(problem, { pool, budget: again }).bound).toBe(bound);
    expect([...pool.keys()]).toEqual(found);
    expect(bound).toBeGreaterThanOrEqual(mostOf(savings.flat(), takes));
    if (found.length > 0) expect(again.left).toBeGreaterThan(first.left);
  });
});

const question = (seed: number): CombinationQuestion => aCartNear('plain', seed, 8, 16);
const wholeOf = (asked: CombinationQuestion): Problem => couponProblem(asked, candidatesOf(asked));
const goodsWith = ({ pricing }: CombinationQuestion, assignments: readonly Assignment[]): number =>
  priceWith(pricing, assignments).priced.extraDiscountBasis;

test('[CP-19 DC-04] adds coupons to goods up to the limit, each once, and never raises the price of the goods', () => {
  laws(60).forAll([fc.nat(500), fc.integer({ min: 0, max: 30_000 })], (seed, room) => {
    const asked = question(seed);
    const filled = fillUp(wholeOf(asked), { budget: plenty(), isCounted: () => true, chosen: [], room });
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
    const filled = fillUp(wholeOf(asked), { budget: plenty(), isCounted: () => true, chosen: [], room: 1e7 });
    const { saving } = bestCombination(asked);
    expect(priceWith(asked.pricing, []).payable - priceWith(asked.pricing, filled).payable).toBeGreaterThan(saving / 2);
  }
});

test('[CP-19] keeps the choice if no unit counts or the limit is 0', () => {
  const asked = question(1);
  const none = { budget: plenty(), isCounted: () => false, chosen: [], room: 1000 };
  expect(fillUp(wholeOf(asked), none)).toEqual([]);
  expect(fillUp(wholeOf(asked), { ...none, isCounted: () => true, room: 0 })).toEqual([]);
});
