import { existsSync, readFileSync } from 'node:fs';

/** What a step found: tests counted as tests, a check as one; and which tests failed, as far as they have a name. */
export type Counts = { readonly passed: number; readonly failed: number; readonly failures?: readonly string[] };

/** A step that is not made of tests counts as one. */
export const asOne = (isGreen: boolean): Counts => (isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const numberAt = (value: unknown, key: string): number => {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'number' ? found : 0;
};

const listAt = (value: unknown, key: string): readonly unknown[] => {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
};

const textAt = (value: unknown, key: string): string => {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : '';
};

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A run that failed without a failing test (a crash, nothing found to run) still counts one failure. */
const honest = ({ failed, ...counts }: Counts, code: number): Counts => {
  const isSilentFailure = failed === 0 && (code !== 0 || counts.passed === 0);
  return { ...counts, failed: isSilentFailure ? 1 : failed };
};

const fileName = (path: string): string => path.split('/').at(-1) ?? path;

const vitestFailures = (report: unknown): readonly string[] =>
  listAt(report, 'testResults').flatMap((file) => {
    const name = fileName(textAt(file, 'name'));
    const failed = listAt(file, 'assertionResults').filter((test) => textAt(test, 'status') === 'failed');
    const isBroken = failed.length === 0 && textAt(file, 'status') === 'failed';
    return isBroken ? [name] : failed.map((test) => `${name} › ${textAt(test, 'fullName')}`);
  });

/** A suite of Playwright holds suites and specs; a spec holds a test for each device. */
const playwrightFailures = (suite: unknown): readonly string[] => [
  ...listAt(suite, 'suites').flatMap(playwrightFailures),
  ...listAt(suite, 'specs').flatMap((spec) =>
    listAt(spec, 'tests')
      .filter((test) => ['unexpected', 'flaky'].includes(textAt(test, 'status')))
      .map((test) => `${fileName(textAt(spec, 'file'))} › ${textAt(test, 'projectName')} › ${textAt(spec, 'title')}`),
  ),
];

/** Counts of a Vitest JSON report; `code` is the run's exit code. */
export const vitestCounts = (report: unknown, code: number): Counts =>
  honest(
    {
      passed: numberAt(report, 'numPassedTests'),
      failed: numberAt(report, 'numFailedTests'),
      failures: vitestFailures(report),
    },
    code,
  );

/** Counts of a Playwright JSON report; a flaky test passed on a second try and counts as failed. */
export const playwrightCounts = (report: unknown, code: number): Counts => {
  const stats = isRecord(report) ? report['stats'] : undefined;
  const failed = numberAt(stats, 'unexpected') + numberAt(stats, 'flaky');
  return honest({ passed: numberAt(stats, 'expected'), failed, failures: playwrightFailures(report) }, code);
};

/** Reads a report file; a missing or broken file reads as no report at all. */
export const readReport = (file: string): unknown => {
  try {
    return readJson(file);
  } catch {
    return undefined;
  }
};
