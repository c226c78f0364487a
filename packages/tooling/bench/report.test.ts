import { expect, test } from 'vitest';
import { isWithin, tableOf, type Row } from './report.ts';

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

test('prints value, baseline, ratio and budget', () => {
  expect(
    tableOf([row({ baseline: 1.5, p99: 1234.5, budget: { most: 20 } }), row({})])
      .split('\n')
      .slice(2),
  ).toEqual(['| checkOrder | µs | 20 | 1,230 | 1.5 | 13.3 | ≤ 20 |', '| checkOrder | µs | 20 | – | – | – | – |']);
});
