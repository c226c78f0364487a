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
} from './pareto-front.ts';
import { laws } from '../../testing/laws.ts';

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
  expect(kept(point(1, 0, 5), point(0, 0, 5))).toEqual([1]);
  expect(kept(point(0, 0, 20), point(0, 0, 20))).toEqual([0]);
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
