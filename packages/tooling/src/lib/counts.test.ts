import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';

test('tests are counted as tests', () => {
  expect(vitestCounts({ numPassedTests: 7, numFailedTests: 2 }, 1)).toEqual({ passed: 7, failed: 2 });
  expect(playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 1 } }, 1)).toEqual({ passed: 5, failed: 2 });
});

test('a run that crashed after its tests passed is not green', () => {
  expect(vitestCounts({ numPassedTests: 7, numFailedTests: 0 }, 1)).toEqual({ passed: 7, failed: 1 });
});

test('a run that found no test, or left no report, is not green', () => {
  expect(vitestCounts({ numPassedTests: 0, numFailedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightCounts(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});
