import { expect, test } from 'vitest';
import { isPassed, isWithin, tableOf, type Row } from './report.ts';

const row = (over: Partial<Row>): Row => ({ name: 'checkOrder', unit: 'µs', value: 20, ...over });

test.each<readonly [Partial<Row>, margin: number, within: boolean]>([
  [{ baseline: 1, budget: { most: 20 } }, 1, true],
  [{ baseline: 0.9, budget: { most: 20 } }, 1, false],
  [{ baseline: 0.9, budget: { most: 20 } }, 1.8, true],
  [{ value: 37, baseline: 1, budget: { most: 20 } }, 1.8, false],
  [{ budget: { least: 20 } }, 1, true],
  [{ budget: { least: 20.1 } }, 1, false],
  [{ value: Number.NaN, budget: { most: 20 } }, 1.8, false],
  [{}, 1, true],
])('compares %j with its budget × %d: %s', (over, margin, within) => {
  expect(isWithin(row(over), margin)).toBe(within);
});

test.each<readonly [value: number, short: boolean, passed: boolean]>([
  [2, false, true],
  [2.1, false, false],
  [7, true, true],
  [7.1, true, false],
])('a ratio of %d passes its goal of 2, or 7 in a short run (%s): %s', (value, short, passed) => {
  expect(isPassed(row({ value, baseline: 1, budget: { most: 2 }, shortBudget: { most: 7 } }), short)).toBe(passed);
});

test('prints value, baseline, ratio and budget, with that of a short run', () => {
  expect(
    tableOf([row({ baseline: 1.5, p99: 1234.5, budget: { most: 20 }, shortBudget: { most: 30 } }), row({})])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| checkOrder | µs | 20 | 1,230 | 1.5 | 13.3 | ≤ 20, short ≤ 30 |',
    '| checkOrder | µs | 20 | – | – | – | – |',
  ]);
});
