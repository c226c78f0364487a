import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';

test('tests are counted as tests', () => {
  expect(vitestCounts({ numPassedTests: 7, numFailedTests: 2 }, 1)).toEqual({ passed: 7, failed: 2, failures: [] });
  expect(playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 1 } }, 1)).toEqual({
    passed: 5,
    failed: 2,
    failures: [],
  });
});

test('a run that crashed after its tests passed is not green', () => {
  expect(vitestCounts({ numPassedTests: 7, numFailedTests: 0 }, 1)).toMatchObject({ passed: 7, failed: 1 });
});

test('a run that found no test, or left no report, is not green', () => {
  expect(vitestCounts({ numPassedTests: 0, numFailedTests: 0 }, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightCounts(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('what failed is named: the test, on which device, or the file that could not be run', () => {
  const testResults = [
    {
      name: '/a/price.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds up' },
        { status: 'failed', fullName: 'laws never negative' },
      ],
    },
    { name: '/a/broken.test.ts', status: 'failed', assertionResults: [] },
    { name: '/a/good.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'is good' }] },
  ];
  expect(vitestCounts({ testResults }, 1).failures).toEqual(['price.test.ts › laws never negative', 'broken.test.ts']);
  const spec = (status: string) => ({
    title: 'the whole way',
    file: 'whole-way.spec.ts',
    tests: [
      { projectName: 'pc', status },
      { projectName: 'mobile', status: 'expected' },
    ],
  });
  const suites = [{ specs: [spec('unexpected')], suites: [{ specs: [spec('flaky'), spec('expected')] }] }];
  const named = 'whole-way.spec.ts › pc › the whole way';
  expect(playwrightCounts({ suites }, 1).failures).toEqual([named, named]);
});
