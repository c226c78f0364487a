import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

test('the last line sums over the steps', () => {
  const summary = summaryOf([
    { name: 'lint', passed: 1, failed: 0, seconds: 2 },
    { name: 'unit and property', passed: 40, failed: 1, failures: ['price.test.ts › laws'], seconds: 10 },
  ]);
  expect(summary.split('\n').at(-1)).toBe('41 passed, 1 failed');
  expect(summary).toMatch(/✗ unit and property .*\n {4}price\.test\.ts › laws\n/u);
});

test('names the tests that passed only when they were repeated', () => {
  const repeated = ['pages.spec.ts › pc › goes back (line 7): Error: no link'];
  expect(summaryOf([{ name: 'end to end', passed: 9, failed: 0, repeated, seconds: 2 }])).toMatch(
    /✓ end to end .*\n {4}passed when repeated: pages\.spec\.ts › pc › goes back \(line 7\): Error: no link\n/u,
  );
});
