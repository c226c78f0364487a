import { expect, test } from 'vitest';
import { keepSame } from './keep-same.ts';

test('returns the previous list if it has the same elements in the same order', () => {
  const [a, b] = [{ n: 1 }, { n: 2 }];
  const before = [a, b];
  expect(keepSame(before, [a, b])).toBe(before);
  for (const after of [[b, a], [a], [a, b, b], [a, { n: 2 }], []]) expect(keepSame(before, after)).toBe(after);
});
