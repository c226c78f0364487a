import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process, { stdout } from 'node:process';
import { root } from '../src/lib/root.ts';
import { readOptions, type Options } from './options.ts';
import { reportOf, withReport, type Tally } from './report.ts';
import { startRun, type Run } from './run.ts';
import type { RoundSize } from './round.ts';

const doc = `${root}docs/reliability.md`;

/** Of each tab, and of the servers. */
const size: RoundSize = { commands: 24, disturbances: 5 };

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);
const faultsOf = ({ faults }: Tally): number => sum(faults.values());
const lossesOf = ({ violations }: Tally): number => sum(violations.values());

/** The rounds of a run, on the databases side by side. */
const play = async (runs: readonly Run[], { rounds, untilFaults, minutes }: Options): Promise<readonly Tally[]> => {
  const endsAt = performance.now() + minutes * 60_000;
  const tallies = (): readonly Tally[] => runs.map(({ tally }) => tally());
  const isOver = ({ tally }: Run): boolean =>
    untilFaults > 0
      ? sum(tallies().map(faultsOf)) >= untilFaults || performance.now() > endsAt
      : tally().rounds >= rounds;
  const playOn = async (run: Run): Promise<void> => {
    while (!isOver(run)) await run.next();
  };
  await Promise.all(runs.map(playOn));
  return tallies();
};

const circumstances = (seed: string): string => {
  const commit = execFileSync('git', ['describe', '--always', '--dirty=, with changes'], {
    cwd: root,
    encoding: 'utf8',
  });
  const day = new Date().toISOString().slice(0, 10);
  return `Played on ${day} at ${commit.trim()}, seed ${seed}, ${availableParallelism()} processors, Node ${process.version}.`;
};

const runAll = async (options: Options): Promise<void> => {
  const { seed, databases, untilFaults } = options;
  stdout.write(`chaos, seed ${seed}\n`);
  const runs: Run[] = [];
  // ended from outside: servers and databases end with it, and their folders go
  const end = (): void => void Promise.allSettled(runs.map((run) => run.close())).then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
  try {
    for (const name of databases) runs.push(await startRun(name, seed, size));
    const tallies = await play(runs, options);
    const report = reportOf(tallies);
    if (untilFaults > 0) {
      const section = `${report}\n\n${circumstances(seed)}`;
      writeFileSync(doc, withReport(readFileSync(doc, 'utf8'), section));
      stdout.write(`\n${report}\n`);
    }
    const rounds = sum(tallies.map((tally) => tally.rounds));
    const losses = sum(tallies.map(lossesOf));
    stdout.write(`\n${rounds} rounds, ${sum(tallies.map(faultsOf))} faults, ${losses} losses; seed ${seed}\n`);
    // a run in which nothing succeeds could lose nothing
    const idle = tallies.filter(({ changes }) => changes.Acknowledged === 0).map(({ database }) => database);
    if (idle.length > 0) stdout.write(`no change was acknowledged on ${idle.join(', ')}: this run shows nothing\n`);
    if (losses > 0 || idle.length > 0) process.exitCode = 1;
  } finally {
    for (const run of runs) await run.close();
  }
};

try {
  await runAll(readOptions(process.argv.slice(2), String(Date.now() % 1_000_000)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// a connection that is kept alive would keep the program too
process.exit();
