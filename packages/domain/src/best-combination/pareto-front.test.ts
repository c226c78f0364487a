import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  paretoFrontByRise,
  noReach,
  startPoint,
  combinedPoints,
  paretoFront,
  assignmentsOfPoint,
  type Point,
  type Reach,
  bestCover,
  type Alternatives,
} from './pareto-front.ts';
import { laws } from '../testing/laws.ts';

const { forAll } = laws(1000);

const point = (value: number, delta = 0, left = 0): Point => ({ ...startPoint, value, delta, left });
const arbPoint = fc
  .record({ value: fc.integer({ min: -30, max: 30 }), delta: fc.nat(6), left: fc.nat(60) })
  .map(({ value, delta, left }) => point(value, delta, left));
const arbPoints = fc.array(arbPoint, { maxLength: 12 });
test('[CP-19] without an aggregate coupon, keeps the points that no other dominates in rise and saving', () => {
  forAll([arbPoints], (points) => {
    const told = ({ value, delta }: Point): string => `${value}/${delta}`;
    const reached = points.filter(
      (one) => !points.some((two) => told(two) !== told(one) && two.value >= one.value && two.delta >= one.delta),
    );
    for (const some of [paretoFront(points, noReach), paretoFrontByRise(points)]) {
      const kept = some.map(told);
      expect(new Set(kept).size).toBe(kept.length);
      expect(kept.toSorted()).toEqual([...new Set(reached.map(told))].toSorted());
    }
    const rises = paretoFrontByRise(points).map(({ delta }) => delta);
    expect(rises).toEqual(rises.toSorted((a, b) => b - a));
  });
});

test('[CP-19 CP-03] under an aggregate coupon, drops no point that could still be the best', () => {
  const arbCoupon = fc.record({ slope: fc.constantFrom(0, 0.1, 0.25, 0.5, 1), from: fc.nat(120) });
  const arbRest = fc.record({ min: fc.nat(40), more: fc.nat(40), need: fc.nat(6) });
  forAll([arbPoints, arbCoupon, arbRest], (points, { slope, from }, { min, more, need }) => {
    const reach: Reach = { slope, rounding: slope > 0 && slope < 1 ? 1 : 0, safeFrom: from - min };
    const worth = (basis: number): number => (basis >= from ? Math.floor(basis * slope) : 0);
    const best = (some: readonly Point[]): number =>
      Math.max(...some.filter(({ delta }) => delta >= need).map((one) => one.value + worth(one.left + min + more)));
    expect(best(paretoFront(points, reach))).toBe(best(points));
  });
});

test('[CP-19] a smaller rest must be offset: by the greatest loss of the aggregate coupon plus one won of rounding', () => {
  const reach = { slope: 0.5, rounding: 1, safeFrom: 10 };
  const kept = (...points: readonly Point[]) => paretoFront(points, reach).map(({ value }) => value);
  expect(kept(point(0, 0, 30), point(6, 0, 20))).toEqual([6]);
  expect(kept(point(0, 0, 30), point(5, 0, 20))).toHaveLength(2);
  expect(kept(point(5, 0, 20), point(0, 0, 30))).toHaveLength(2);
  // equal rest and equal saving is no improvement; a greater rest is
  expect([kept(point(1, 0, 5), point(0, 0, 5)), kept(point(0, 0, 20), point(0, 0, 20))]).toEqual([[1], [0]]);
  expect(kept(point(0, 0, 20), point(0, 0, 30))).toEqual([0]);
  // below the safe minimum purchase a saving offsets no loss
  expect(kept(point(0, 0, 20), point(100, 0, 10))).toEqual([100]);
  expect(kept(point(0, 0, 20), point(100, 0, 9))).toEqual([100, 0]);
  // a saving does not offset a greater rise
  expect(kept(point(0, 1, 20), point(100, 0, 20))).toEqual([100, 0]);
});

test('[CP-19] keeps the first of equal points, and always a single point', () => {
  const [first, second] = [point(3, 1, 1), point(3, 1, 1)];
  expect(paretoFront([first, second], noReach)).toEqual([first]);
  expect(paretoFront([first, second], noReach)[0]).toBe(first);
  expect(paretoFront([], noReach)).toEqual([]);
});

test('[CP-19] combines two parts in every way, up to the relevant rise', () => {
  forAll([arbPoints, arbPoints, fc.nat(12)], (some, others, max) => {
    const pairs = some.flatMap((a) =>
      others.map((b) => point(a.value + b.value, Math.min(max, a.delta + b.delta), a.left + b.left)),
    );
    const bare = (points: readonly Point[]): readonly Point[] => points.map((one) => ({ ...one, of: [] }));
    expect(bare(combinedPoints(some, others, max, noReach))).toEqual(bare(paretoFront(pairs, noReach)));
  });
});

test('[CP-19] a point lists the assignments of all its parts', () => {
  const assignment = (index: number) => ({ index }) as NonNullable<Point['assignment']>;
  const [a, b] = [
    { ...point(1), assignment: assignment(1) },
    { ...point(2), assignment: assignment(2) },
  ];
  const [pair] = combinedPoints([a], [b], 0, noReach);
  expect(assignmentsOfPoint({ ...point(0), assignment: assignment(3), of: [pair!] }).map(({ index }) => index)).toEqual(
    [1, 2, 3],
  );
  expect(assignmentsOfPoint(startPoint)).toEqual([]);
});

const arbPart: fc.Arbitrary<Alternatives> = fc.array(
  fc
    .record({ delta: fc.nat(20), value: fc.integer({ min: -30, max: 30 }) })
    .map((point) => ({ ...point, left: 0, assignment: undefined, of: [] })),
  { minLength: 1, maxLength: 4 },
);

const tryAll = (parts: readonly Alternatives[], need: number): number => {
  const [first, ...rest] = parts;
  if (!first) return need <= 0 ? 0 : -Infinity;
  return Math.max(...first.map(({ delta, value }) => value + tryAll(rest, need - delta)));
};

const leavesOf = (point: Point): readonly Point[] => (point.of.length === 0 ? [point] : point.of.flatMap(leavesOf));

test('[CP-19] finds the cheapest way to reach a free-shipping price, compared with brute force', () => {
  laws(2000).forAll(
    [fc.array(arbPart, { maxLength: 6 }), fc.integer({ min: 0, max: 80 }), fc.integer({ min: -60, max: 60 })],
    (parts, need, atLeast) => {
      const max = tryAll(parts, need);
      const found = bestCover(parts, need, atLeast);
      expect(found?.value ?? atLeast).toBe(Math.max(max, atLeast));
      if (!found) return;
      expect(found.delta).toBeGreaterThanOrEqual(need);
      const chosen = leavesOf(found).filter((leaf) => parts.some((part) => part.includes(leaf)));
      expect(parts.every((part) => chosen.some((leaf) => part.includes(leaf)))).toBe(true);
      expect(chosen).toHaveLength(parts.length);
      expect(chosen.reduce((total, { value }) => total + value, 0)).toBe(found.value);
    },
  );
});

test('[CP-19] matches brute force if a rise or a saving is reached exactly', () => {
  const arbParts = fc.array(arbPart, { minLength: 2, maxLength: 5, size: 'max' });
  const arbPick = fc.array(fc.nat(3), { minLength: 5, maxLength: 5 });
  laws(1000).forAll([arbParts, arbPick, fc.integer({ min: -1, max: 1 })], (parts, pick, beside) => {
    const need = parts.reduce((total, part, i) => total + (part[(pick[i] ?? 0) % part.length]?.delta ?? 0), 0);
    const max = tryAll(parts, need);
    const found = bestCover(parts, need, max + beside);
    expect(found?.value).toBe(beside < 0 ? max : undefined);
    expect(bestCover(parts, need, max - 1000)?.value).toBe(max);
    expect(bestCover(parts, parts.length * 20 + 1, -1e6)).toBeUndefined();
  });
});
