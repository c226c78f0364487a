import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startPoint, type Point, bestAt, minPrice, type Alternatives } from './pareto-front.ts';
import { laws } from '../../testing/laws.ts';

const { forAll } = laws(1000);

const point = (value: number, delta: number): Point => ({ ...startPoint, value, delta });
const arbParts: fc.Arbitrary<readonly Alternatives[]> = fc.array(
  fc.array(
    fc.tuple(fc.integer({ min: -3000, max: 3000 }), fc.nat(2000)).map(([value, delta]) => point(value, delta)),
    { minLength: 1, maxLength: 4 },
  ),
  { minLength: 1, maxLength: 5 },
);
const riseAt = (parts: readonly Alternatives[], price: number): number =>
  parts.reduce((total, part) => total + (bestAt(part, price)?.delta ?? 0), 0);
/** Won per won of rise. */
const NEXT_TO_NOTHING = 1e-9;
test('[CP-19] at a given price the best point of a part has the greatest value; the first wins a tie', () => {
  const part = [point(10, 0), point(0, 5), point(5, 5)];
  expect([0, 0.9, 1, 1.1, 2].map((price) => part.indexOf(bestAt(part, price)!))).toEqual([0, 0, 0, 2, 2]);
  expect(bestAt([], 1)).toBeUndefined();
});

test('[CP-19] at the minimum price the parts rise enough, below it they do not; none if they never can', () => {
  forAll([arbParts, fc.nat(6000)], (parts, need) => {
    const max = parts.reduce((total, part) => total + Math.max(...part.map(({ delta }) => delta)), 0);
    const price = minPrice(parts, need);
    expect(price === undefined).toBe(max < need);
    if (price === undefined) return;
    expect(riseAt(parts, price)).toBeGreaterThanOrEqual(need);
    // if any positive price suffices, the result is close to 0
    if (price > NEXT_TO_NOTHING) expect(riseAt(parts, price * (1 - 1e-6))).toBeLessThan(need);
  });
});

test('[CP-19] a sufficient rise needs no price; the last won of rise may have a very high or very low price', () => {
  expect(minPrice([[point(5, 3), point(0, 9)]], 3)).toBe(0);
  expect(minPrice([[point(5, 3), point(0, 9)]], 4)).toBeCloseTo(5 / 6, 9);
  expect(minPrice([[point(1_000_000, 0), point(0, 1)]], 1)).toBeCloseTo(1_000_000, 3);
  expect(minPrice([[point(1, 0), point(0, 1000)]], 1000)).toBeCloseTo(0.001, 9);
  expect(minPrice([[point(1, 0), point(0, 1000)]], 1001)).toBeUndefined();
  const equal = minPrice([[point(5, 0), point(5, 3)]], 3)!;
  expect(equal).toBeGreaterThan(0);
  expect(equal).toBeLessThan(NEXT_TO_NOTHING);
  expect(minPrice([], 0)).toBe(0);
  expect(minPrice([], 1)).toBeUndefined();
});
