import fc from 'fast-check';
import { compareStructural } from 'mobx';
import { expect, test } from 'vitest';
import { isSame } from './is-same.ts';

test('[PG-17] values are the same as MobX sees them by structure', () => {
  const value = fc.anything({ withMap: true, withSet: true, withDate: true, maxDepth: 3 });
  fc.assert(
    fc.property(value, fc.clone(value, 2), (a, [b, same]) => {
      expect(isSame(a, b)).toBe(compareStructural(a, b));
      // an invalid date is not the same as itself to MobX
      expect(isSame(b, same)).toBe(compareStructural(b, same));
    }),
    { examples: [[new Date(Number.NaN), [new Date(Number.NaN), new Date(Number.NaN)]]] },
  );
});

test('[PG-17] what is made anew from the same parts is the same', () => {
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

test('what is the same object is not looked into', () => {
  const shared = Object.defineProperty({}, 'a', {
    enumerable: true,
    get: () => {
      throw new Error('looked into');
    },
  });
  expect(isSame({ shared }, { shared })).toBe(true);
});
