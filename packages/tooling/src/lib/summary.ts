import type { Counts } from './counts.ts';
import type { Step } from './steps.ts';

type Row = Counts & { readonly name: string; readonly seconds: number };

const runStep = async (step: Step): Promise<Row> => {
  console.log(`\n── ${step.name} ──`);
  const begun = performance.now();
  const counts = await step.run();
  return { name: step.name, ...counts, seconds: (performance.now() - begun) / 1000 };
};

const line = ({ name, passed, failed, seconds }: Row): string =>
  `${failed === 0 ? '✓' : '✗'} ${name.padEnd(20)}${String(passed).padStart(6)} passed${String(failed).padStart(5)} failed${seconds.toFixed(1).padStart(8)} s`;

const failuresOf = ({ failures = [], repeated = [] }: Row): readonly string[] => [
  ...failures.map((failure) => `    ${failure}`),
  ...repeated.map((failure) => `    passed when repeated: ${failure}`),
];

/** Formats a line for each step with its failed and repeated tests, and the totals as `N passed, N failed`. */
export const summaryOf = (rows: readonly Row[]): string => {
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  return [...rows.flatMap((row) => [line(row), ...failuresOf(row)]), '', `${passed} passed, ${failed} failed`].join(
    '\n',
  );
};

const inTurn = async (steps: readonly Step[]): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const step of steps) rows.push(await runStep(step));
  return rows;
};

/** A step, or lists of steps that run in parallel. */
export type Part = Step | readonly (readonly Step[])[];

const rowsOf = async (part: Part): Promise<readonly Row[]> =>
  'run' in part ? [await runStep(part)] : (await Promise.all(part.map(inTurn))).flat();

/** Runs every step, even after a failure, prints the summary and sets the exit code. */
export const runSteps = async (parts: readonly Part[]): Promise<void> => {
  const rows: Row[] = [];
  for (const part of parts) rows.push(...(await rowsOf(part)));
  console.log(`\n── summary ──\n${summaryOf(rows)}`);
  process.exitCode = rows.every((row) => row.failed === 0) ? 0 : 1;
};
