import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOpen, mostOf, plenty, problemOf, type Savings } from '../../testing/coupon-problems.ts';
import { bestFeasible, firstRepeated } from '../bound/best-of-block.ts';
import { searchBest } from './branch.ts';
import { assignmentsOfPoint } from '../bound/pareto-front.ts';
import { forAll, laws } from '../../testing/laws.ts';

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
  expect(firstRepeated([first, ...far])).toBeUndefined();
  expect(firstRepeated([first, second])).toEqual([first, [second]]);
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
