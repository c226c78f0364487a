import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import process, { stdout } from 'node:process';
import { root } from '../src/lib/root.ts';
import type { Part, Row } from './row.ts';
import { rowsFrom, sectionOf, shown, tableOf, withSection } from './table.ts';
import { shortVerdictsOf, verdictsOf, type Verdict } from './verdict.ts';

const doc = `${root}docs/benchmarks.md`;

/** Whether this is the short form: few samples, held against what was recorded, nothing written (`--short`). */
export const isShort = process.argv.includes('--short');

/** So many rounds in a full run, a few in a short one. */
export const rounds = (full: number): number => (isShort ? Math.max(3, Math.ceil(full / 4)) : full);

const wordsOf = ({ budget: { name, of, least, because }, value, limit, isWithin }: Verdict): string =>
  `${isWithin ? '✓' : '✗'} ${name}: ${of} ${shown(value)}, ${least === undefined ? 'at most' : 'at least'} ${shown(limit)} (${because})`;

const commit = (): string =>
  execFileSync('git', ['describe', '--always', '--dirty=, with changes'], { cwd: root, encoding: 'utf8' }).trim();

const circumstances = (): string => {
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day} at ${commit()}: ${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}.`;
};

const record = (part: Part, rows: readonly Row[]): void => {
  const section = `\n${tableOf(rows)}\n\n${circumstances()}\n`;
  writeFileSync(doc, withSection(part, readFileSync(doc, 'utf8'), section));
};

/**
 * Prints a part's rows, holds them against their budgets, and writes them into `docs/benchmarks.md`; the short form holds
 * them against what is written there. The program ends with 1 where one is beyond.
 */
export const report = (part: Part, rows: readonly Row[]): void => {
  const verdicts = isShort
    ? shortVerdictsOf(rows, rowsFrom(part, sectionOf(part, readFileSync(doc, 'utf8'))))
    : verdictsOf(rows);
  stdout.write(`${part}\n\n${tableOf(rows)}\n\n${verdicts.map(wordsOf).join('\n')}\n\n`);
  if (!isShort) record(part, rows);
  if (!verdicts.every(({ isWithin }) => isWithin)) process.exitCode = 1;
};
