import { expect, test } from 'vitest';
import { mutationOptions, reportName, sourcesOf } from './mutation.ts';

test.each([
  ['coupon', 'src/coupon/**/*.ts'],
  ['coupon/box/', 'src/coupon/box/**/*.ts'],
  ['packages/domain/src/shipping', 'src/shipping/**/*.ts'],
  ['src/coupon/worth.ts', 'src/coupon/worth.ts'],
])('%s means %s', (word, files) => {
  expect(sourcesOf(word)).toBe(files);
});

test('two folders have reports of their own, and a folder and its part have too', () => {
  const names = [['coupon'], ['coupon/box'], ['shipping'], ['coupon', 'shipping']].map(reportName);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).not.toContain('/');
});

test('no test and no testing kit is mutated, and a folder below its least score fails the command', () => {
  const { mutate, thresholds } = mutationOptions(['coupon']);
  expect(mutate).toEqual(['src/coupon/**/*.ts', '!**/*.test.ts', '!**/testing/**']);
  expect(thresholds?.break).toBe(90);
});
