import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../testing/index.ts';
import { bestCover } from './cover.ts';
import type { Part } from './least-price.ts';

const arbPart: fc.Arbitrary<Part> = fc.array(
  fc
    .record({ delta: fc.nat(20), value: fc.integer({ min: -30, max: 30 }) })
    .map((point) => ({ ...point, left: 0, use: undefined, of: [] })),
  { minLength: 1, maxLength: 4 },
);

const tryAll = (parts: readonly Part[], need: number): number => {
  const [first, ...rest] = parts;
  if (!first) return need <= 0 ? 0 : -Infinity;
  return Math.max(...first.map(({ delta, value }) => value + tryAll(rest, need - delta)));
};

test('[CP-19] the cheapest way to reach a free-shipping price is as good as trying everything', () => {
  fc.assert(
    fc.property(
      fc.array(arbPart, { maxLength: 6 }),
      fc.integer({ min: 0, max: 80 }),
      fc.integer({ min: -60, max: 60 }),
      (parts, need, atLeast) => {
        const most = tryAll(parts, need);
        const found = bestCover(parts, need, atLeast);
        expect(found?.value ?? atLeast).toBe(Math.max(most, atLeast));
        if (found) expect(found.delta).toBeGreaterThanOrEqual(need);
      },
    ),
    { numRuns: lawRuns(2000) },
  );
});
