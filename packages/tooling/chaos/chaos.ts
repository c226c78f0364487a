import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { reports } from '../src/lib/root.ts';
import { networkFaults, worldFaults } from './faults.ts';
import type { History, Outcome } from './history.ts';
import { invariants, violationsIn } from './invariants.ts';
import { faultyNetwork } from './network.ts';
import { randomOf } from './random.ts';
import { playRound } from './round.ts';
import { databases, type DatabaseName } from './databases.ts';
import { readRows, restock } from './rows.ts';
import { marketplace } from './servers.ts';

const { values } = parseArgs({
  options: {
    /** Equal seeds make equal choices. */
    seed: { type: 'string', default: '2026' },
    /** Rounds on each database. */
    rounds: { type: 'string', default: '2' },
    /** Instead of rounds: the number of faults after which the run ends. */
    faults: { type: 'string' },
    /** `postgres` or `sqlite`; both by default. */
    database: { type: 'string' },
  },
});
const isName = (name: string): name is DatabaseName => name in databases;
const names = Object.keys(databases)
  .filter(isName)
  .filter((name) => name === (values.database ?? name));
const rounds = Number(values.rounds);
const faults = values.faults === undefined ? null : Number(values.faults);
if (names.length === 0 || ![rounds, faults ?? 1].every((one) => Number.isSafeInteger(one) && one > 0))
  throw new Error(`--database is ${Object.keys(databases).join(' or ')}, --rounds and --faults numbers above 0`);

/** The rounds of one database, with counts by fault, outcome of a change, and violated invariant. */
interface Run {
  readonly database: string;
  readonly counts: Readonly<Record<'faults' | 'outcomes' | 'violations', Map<string, number>>>;
  rounds: number;
  longestCalmMs: number;
  readonly next: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const increment = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
const sumOf = (runs: readonly Run[], kind: keyof Run['counts']): number =>
  runs.flatMap(({ counts }) => [...counts[kind].values()]).reduce((total, one) => total + one, 0);

const keepTrace = ({ traces, told }: History, name: string): string => {
  mkdirSync(reports, { recursive: true });
  const file = `${reports}chaos-${name}.txt`;
  const lines = [...traces, ...told]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, tab, what }) => `${at.toFixed(0)} ${tab}: ${what}`);
  writeFileSync(file, lines.join('\n'));
  return file;
};

/** Counts a round and prints it. */
const report = ({ counts }: Run, name: DatabaseName, seed: string, history: History, calmMs: number): void => {
  const { writes, rowsBefore, rowsAfter } = history;
  for (const { outcome } of writes) increment(counts.outcomes, outcome);
  for (const _ of history.restarts) increment(counts.outcomes, 'Restarted');
  const count = (wanted: Outcome): number => writes.filter(({ outcome }) => outcome === wanted).length;
  console.log(
    `${name} ${seed}: ${count('Acknowledged')} changes acknowledged, ${count('Refused')} refused, ${count('Unknown')} unknown; ` +
      `${rowsAfter.paid.length - rowsBefore.paid.length} orders paid; calm after ${(calmMs / 1_000).toFixed(1)} s`,
  );
  const found = violationsIn(history);
  for (const { invariant, what } of found) {
    increment(counts.violations, invariant);
    console.log(`  ✗ ${invariant}: ${what}`);
  }
  if (found.length > 0) {
    const again = `npm run chaos -- --database ${name} --seed ${seed} --rounds 1`;
    console.log(`  log: ${keepTrace(history, `${name}-${seed}`)}; repeat: ${again}`);
  }
};

const startRun = async (name: DatabaseName): Promise<Run> => {
  const database = await databases[name]();
  const newCounts = (): Map<string, number> => new Map();
  const counts = { faults: newCounts(), outcomes: newCounts(), violations: newCounts() };
  const count = (fault: string): unknown => increment(counts.faults, fault);
  const market = await marketplace(database, count);
  const network = faultyNetwork(count, market.ports);
  const { stock } = await readRows(database.query);
  const run: Run = {
    database: database.name,
    counts,
    rounds: 0,
    longestCalmMs: 0,
    next: async () => {
      // the first round has the seed of the run, so any round can be repeated as the first one
      const seed = run.rounds === 0 ? values.seed : `${values.seed}.${run.rounds}`;
      await restock(database.query, stock);
      const { history, calmMs } = await playRound(market, network, randomOf(seed));
      run.rounds += 1;
      run.longestCalmMs = Math.max(run.longestCalmMs, calmMs);
      report(run, name, seed, history, calmMs);
    },
    close: market.close,
  };
  return run;
};

const printTables = (runs: readonly Run[]): void => {
  const column = (of: (run: Run) => number | string): Record<string, number | string> =>
    Object.fromEntries(runs.map((run) => [run.database, of(run)]));
  const countOf = (kind: keyof Run['counts'], key: string) => column(({ counts }) => counts[kind].get(key) ?? 0);
  const all = Object.entries({ ...networkFaults, ...worldFaults });
  console.table(Object.fromEntries(all.map(([name, { what }]) => [name, { ...countOf('faults', name), what }])));
  console.table({
    rounds: column((run) => run.rounds),
    'changes acknowledged': countOf('outcomes', 'Acknowledged'),
    'changes refused': countOf('outcomes', 'Refused'),
    'changes with unknown outcome': countOf('outcomes', 'Unknown'),
    'rolling restarts of healthy servers': countOf('outcomes', 'Restarted'),
    'longest time to calm, s': column(({ longestCalmMs }) => (longestCalmMs / 1_000).toFixed(1)),
    ...Object.fromEntries(Object.keys(invariants).map((name) => [`violated: ${name}`, countOf('violations', name)])),
  });
};

const runs: Run[] = [];
const closeAll = (): Promise<unknown> => Promise.allSettled(runs.map((run) => run.close()));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void closeAll().then(() => process.exit(130)));
try {
  for (const name of names) runs.push(await startRun(name));
  const isOver = (run: Run): boolean => (faults === null ? run.rounds >= rounds : sumOf(runs, 'faults') >= faults);
  await Promise.all(
    runs.map(async (run) => {
      while (!isOver(run)) await run.next();
    }),
  );
  printTables(runs);
  console.log(`${sumOf(runs, 'faults')} faults, ${sumOf(runs, 'violations')} violations; seed ${values.seed}`);
  // without an acknowledged change, nothing could have been lost
  const isIdle = runs.some(({ counts }) => !counts.outcomes.has('Acknowledged'));
  if (isIdle) console.log('No change was acknowledged on one of the databases: this run proves nothing.');
  process.exitCode = isIdle || sumOf(runs, 'violations') > 0 ? 1 : 0;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await closeAll();
}
// open keep-alive connections would keep the process alive
process.exit();
