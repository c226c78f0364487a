import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestCover, type Point, type Alternatives } from './pareto-front.ts';
import { laws } from '../../testing/laws.ts';

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
