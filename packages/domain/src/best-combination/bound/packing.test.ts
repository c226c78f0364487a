import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allOpen, mostOf, plenty, problemOf, type Savings } from '../../testing/coupon-problems.ts';
import { lawRuns } from '../../testing/law-runs.ts';
import type { Problem } from '../model/block.ts';
import { searchBest } from '../search/branch.ts';
import { bestColumn, isSound, rowsOf } from './column.ts';
import { lookAt } from '../search/node.ts';
import { nothing, packingFrom, type Packing } from './packing.ts';
import { polished } from '../search/polish.ts';

const arbSavings: fc.Arbitrary<Savings> = fc.integer({ min: 1, max: 4 }).chain((coupons) => {
  const arbSeat = fc.array(fc.oneof(fc.nat(20), fc.integer({ min: -300, max: 3000 })), {
    minLength: coupons,
    maxLength: coupons,
  });
  return fc.array(fc.array(arbSeat, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
});
const runs = { numRuns: lawRuns(300) };

const used = ({ columns }: Packing): readonly number[] =>
  columns.flatMap(({ uses }) => uses.flatMap(({ resources }) => resources));
/** At most one column a block, each coupon once, and worth what its columns are. */
const expectSound = (packing: Packing): void => {
  expect(new Set(used(packing)).size).toBe(used(packing).length);
  expect(new Set(packing.columns.map(({ block }) => block)).size).toBe(packing.columns.length);
  expect(packing.columns.reduce((sum, { value }) => sum + value, 0)).toBe(packing.value);
};
const filled = (problem: Problem, closed = allOpen(problem)): Packing => packingFrom(problem, closed, [], plenty());

test('[CP-19] a search saves what trying everything saves, proves it, and finds nothing where nothing more is saved', () => {
  fc.assert(
    fc.property(arbSavings, (savings) => {
      const problem = problemOf(savings);
      const most = mostOf(savings.flat());
      const found = searchBest(problem, { nodes: 100, effort: plenty() }, 0);
      expect(found).toMatchObject({ best: { value: most }, bound: most });
      expectSound(found.best);
      expect(searchBest(problem, { nodes: 100, effort: plenty() }, most - 1).best.value).toBe(most);
      expect(searchBest(problem, { nodes: 100, effort: plenty() }, most).best).toEqual({ columns: [], value: most });
      const cut = searchBest(problem, { nodes: 1, effort: plenty() }, 0);
      expect(cut.bound).toBeGreaterThanOrEqual(most);
      expect(cut.nodes).toBe(1);
      expect(searchBest(problem, { nodes: 100, effort: { left: 0 } }, 0)).toMatchObject({ nodes: 0 });
    }),
    runs,
  );
});

test('[CP-19] a look at a node bounds what can be saved, at most twice the truth, and rounds to a packing', () => {
  fc.assert(
    fc.property(arbSavings, (savings) => {
      const problem = problemOf(savings);
      const most = mostOf(savings.flat());
      const node = { closed: allOpen(problem), bound: 1e9 };
      const pool = { effort: plenty(), columns: [], keys: new Set<string>() };
      const { bound, best, parts } = lookAt(problem, node, pool, nothing);
      expect(bound).toBeGreaterThanOrEqual(most);
      expect(bound).toBeLessThanOrEqual(2 * most);
      expectSound(best);
      for (const [column, part] of parts) expect(isSound(column) && part <= 1.001).toBe(true);
      expect(lookAt(problem, { ...node, bound: most }, pool, { columns: [], value: most })).toEqual({
        bound: most,
        best: { columns: [], value: most },
        parts: [],
      });
    }),
    runs,
  );
});

test('[CP-19] a greedy packing is sound, opens nothing that is closed, and takes the rest around what it begins with', () => {
  fc.assert(
    fc.property(arbSavings, fc.array(fc.boolean(), { minLength: 36, maxLength: 36 }), (savings, shut) => {
      const problem = problemOf(savings);
      const closed = Uint8Array.from(problem.uses, (_, n) => (shut[n] ? 1 : 0));
      const before = [...closed];
      const greedy = filled(problem, closed);
      expectSound(greedy);
      expect([...closed]).toEqual(before);
      expect(greedy.columns.flatMap(({ uses }) => uses).every(({ index }) => closed[index] === 0)).toBe(true);
      // no block is left that could still take a coupon of its own
      expect(packingFrom(problem, closed, greedy.columns, plenty())).toEqual(greedy);
      expect(greedy.value).toBeLessThanOrEqual(mostOf(savings.flat()));
      const kept = polished(problem, greedy);
      expect(kept.map(({ index }) => index)).toEqual(
        greedy.columns.flatMap(({ uses }) => uses.map((use) => use.index)),
      );
    }),
    runs,
  );
});

test('[CP-19] the block that saves most takes a coupon first, and the others what is left then', () => {
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
  // where two would save as much by the same coupon, the first block has it
  const equal = filled(problemOf([[[0, 500]], [[1000, 0]], [[900, 500]]]));
  expect(equal.columns.map(({ block, value }) => [block, value])).toEqual([
    [1, 1000],
    [0, 500],
  ]);
});

test('[CP-19] what a packing begins with stays, as far as it goes together', () => {
  const problem = problemOf([[[1000, 500]], [[3000, 100]]]);
  const columnAt = (block: number, closed: Uint8Array) =>
    bestColumn(problem, block, { prices: new Float64Array(2), closed, effort: plenty() })![0];
  const [low, high] = [columnAt(0, allOpen(problem)), columnAt(1, allOpen(problem))];
  expect(packingFrom(problem, allOpen(problem), [low, high], plenty())).toMatchObject({ value: 1100 });
  expect(packingFrom(problem, allOpen(problem), [high, low], plenty())).toMatchObject({ value: 3500 });
  const shut = Uint8Array.from(problem.uses, ({ index }) => (low.uses.some((use) => use.index === index) ? 1 : 0));
  expect(packingFrom(problem, shut, [low], plenty()).columns.map(({ block }) => block)).toEqual([1, 0]);
  const twice = { ...high, rows: [...high.rows, 0] };
  expect(packingFrom(problem, allOpen(problem), [twice], plenty()).value).toBe(3500);
  expect(rowsOf(problem)).toBe(4);
});

test('[CP-09 CP-19] units with more ways to part their coupons than are tried still take each coupon once', () => {
  const seats = Array.from({ length: 10 }, () => Array.from({ length: 10 }, (_, n) => 5000 - 10 * n));
  const problem = problemOf([seats], (way) => [way, (way + 1) % 10]);
  const terms = { prices: new Float64Array(10), closed: allOpen(problem), effort: plenty() };
  // each takes two, and there are more than 200 ways: here the best that a block says of itself holds a coupon twice
  expect(isSound(bestColumn(problem, 0, terms)![0])).toBe(false);
  const greedy = filled(problem);
  expectSound(greedy);
  expect(greedy.value).toBe(19_790);
});
