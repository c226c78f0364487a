import { existsSync, readFileSync } from 'node:fs';

/** What a step found: tests counted as tests, a check as one. */
export type Counts = { readonly passed: number; readonly failed: number };

/** A step that is not made of tests counts as one. */
export const asOne = (isGreen: boolean): Counts => (isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const numberAt = (value: unknown, key: string): number => {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'number' ? found : 0;
};

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A run that failed without a failing test (a crash, nothing found to run) still counts one failure. */
const honest = ({ passed, failed }: Counts, code: number): Counts => {
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
};

/** Counts of a Vitest JSON report; `code` is the run's exit code. */
export const vitestCounts = (report: unknown, code: number): Counts =>
  honest({ passed: numberAt(report, 'numPassedTests'), failed: numberAt(report, 'numFailedTests') }, code);

/** Counts of a Playwright JSON report; a flaky test passed on a second try and counts as failed. */
export const playwrightCounts = (report: unknown, code: number): Counts => {
  const stats = isRecord(report) ? report['stats'] : undefined;
  const failed = numberAt(stats, 'unexpected') + numberAt(stats, 'flaky');
  return honest({ passed: numberAt(stats, 'expected'), failed }, code);
};

/** Reads a report file; a missing or broken file reads as no report at all. */
export const readReport = (file: string): unknown => {
  try {
    return readJson(file);
  } catch {
    return undefined;
  }
};
