import { expect, test } from 'vitest';
import { allocate, isWhole } from './allocate.ts';
import { won } from './won.ts';

test.each([
  [1000, [1, 1, 1], [334, 333, 333]],
  [-1000, [1, 1, 1], [-334, -333, -333]],
  [5, [1, 1, 1], [2, 2, 1]],
  [1, [1, 2], [0, 1]],
  [100, [9900, 100], [99, 1]],
  [2, [0, 0, 0], [1, 1, 0]],
  [0, [3, 4], [0, 0]],
  [700, [5], [700]],
  [700, [], []],
])('%d won over %j: the largest remainders get the remaining won, ties to the earlier', (amount, weights, shares) => {
  expect(allocate(won(amount), weights)).toEqual(shares);
});

test('shares that miss a won are not whole', () => {
  expect(isWhole(won(1000), [won(333), won(333), won(333)])).toBe(false);
  expect(isWhole(won(1000), [won(334), won(333), won(333)])).toBe(true);
});

test('a product beyond the safe integers is exact', () => {
  const amount = won(9_007_199_254_740_991);
  expect(allocate(amount, [9_007_199_254_740_990, 1])).toEqual([9_007_199_254_740_990, 1]);
});
