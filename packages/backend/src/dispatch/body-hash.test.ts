import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyHash } from './body-hash.ts';

test('the same body has the same hash; another body has another', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(bodyHash(a)).toBe(bodyHash(JSON.parse(JSON.stringify(a))));
      expect(bodyHash(a) === bodyHash(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});

test('quantities side by side differ, and nothing at all has a hash too', () => {
  const hashes = Array.from({ length: 999 }, (_, i) => bodyHash({ cartUnitId: 1, quantity: i + 1 }));
  expect(new Set(hashes).size).toBe(999);
  expect(bodyHash(undefined)).toMatch(/^0-/u);
});
