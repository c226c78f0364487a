import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyHash } from './endpoint.ts';

test('equal bodies have equal hashes; different bodies have different hashes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(bodyHash(a)).toBe(bodyHash(JSON.parse(JSON.stringify(a))));
      expect(bodyHash(a) === bodyHash(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});

test('neighbouring quantities have different hashes, and an empty body has a hash', () => {
  const hashes = Array.from({ length: 999 }, (_, i) => bodyHash({ cartUnitId: 1, quantity: i + 1 }));
  expect(new Set(hashes).size).toBe(999);
  expect(bodyHash(undefined)).toMatch(/^0-/u);
});
