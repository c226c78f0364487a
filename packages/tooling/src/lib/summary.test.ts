import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

test('the last line sums over the steps', () => {
  const summary = summaryOf([
    { name: 'lint', passed: 1, failed: 0, seconds: 2 },
    { name: 'unit and property', passed: 40, failed: 3, seconds: 10 },
  ]);
  expect(summary.split('\n').at(-1)).toBe('41 passed, 3 failed');
  expect(summary).toContain('✗ unit and property');
});
