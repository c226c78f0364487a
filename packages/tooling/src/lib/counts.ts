import { existsSync, readFileSync } from 'node:fs';

/** The result of a step. A check that consists of no tests counts as one. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Names of failed tests. */
  readonly failures?: readonly string[];
  /** Tests that passed only when they were repeated, with their first error. */
  readonly repeated?: readonly string[];
}

export const asOne = (isGreen: boolean): Counts => (isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const isCounts = (value: unknown): value is Counts =>
  typeof value === 'object' && value !== null && 'passed' in value && 'failed' in value;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads the counts of a test run. A crash, a missing report or a run without tests counts as one failure. */
export const countsOf = (report: string | undefined, code: number): Counts => {
  const found = parsed(report ?? '');
  const counts = isCounts(found) ? found : { passed: 0, failed: 0 };
  const isSilentFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
};

/** Reads a report if it exists. */
export const readReport = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;
