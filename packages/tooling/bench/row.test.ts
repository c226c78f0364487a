import { expect, test } from 'vitest';
import { quantile, spreadOf } from './row.ts';

test('a quantile is a value that was measured', () => {
  const values = Array.from({ length: 100 }, (_, n) => 99 - n);
  expect(quantile(values, 0.98)).toBe(98);
  expect(spreadOf(values, 2)).toEqual({ p50: 100, p95: 190, p99: 198 });
  expect(quantile([7], 0.99)).toBe(7);
});
