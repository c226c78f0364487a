import fc from 'fast-check';
import { compareStructural } from 'mobx';
import { expect, test } from 'vitest';
import { isSame } from './memoize.ts';

test('[PG-17] compares values like the structural comparison of MobX', () => {
  const value = fc.anything({ withMap: true, withSet: true, withDate: true, maxDepth: 3 });
  fc.assert(
    fc.property(value, fc.clone(value, 2), (a, [b, same]) => {
      expect(isSame(a, b)).toBe(compareStructural(a, b));
      // In MobX an invalid date differs from itself.
      expect(isSame(b, same)).toBe(compareStructural(b, same));
    }),
    { examples: [[new Date(Number.NaN), [new Date(Number.NaN), new Date(Number.NaN)]]] },
  );
});

test('[PG-17] a new object with the same contents is equal', () => {
  const value = fc.anything({ withMap: true, withSet: true, maxDepth: 3 });
  fc.assert(
    fc.property(fc.clone(value, 2), ([a, same]) => {
      expect(isSame(a, same)).toBe(true);
    }),
  );
});

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[], {}],
  [null, {}],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
])('%j is not %j', (a, b) => {
  expect(isSame(a, b)).toBe(false);
  expect(isSame(b, a)).toBe(false);
});

test('does not inspect identical objects', () => {
  const shared = Object.defineProperty({}, 'a', {
    enumerable: true,
    get: () => {
      throw new Error('looked into');
    },
  });
  expect(isSame({ shared }, { shared })).toBe(true);
});
