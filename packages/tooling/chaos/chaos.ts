import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { reports } from '../src/lib/root.ts';
import { networkFaults, worldFaults, type Fault } from './faults.ts';
import type { History, Outcome } from './history.ts';
import { invariants, violationsIn } from './invariants.ts';
import { faultyNetwork } from './network.ts';
import { randomOf } from './random.ts';
import { playRound } from './round.ts';
import { databases, type DatabaseName } from './world/databases.ts';
import { readRows, restock } from './world/rows.ts';
import { marketplace } from './world/servers.ts';

/** A long run ends after this many faults, or after two hours. */
const LONG_FAULTS = 10_000;
const LONG_MS = 2 * 60 * 60_000;

const { values } = parseArgs({
  options: {
    /** Equal seeds make equal choices. */
    seed: { type: 'string', default: '2026' },
    /** Rounds on each database. */
    rounds: { type: 'string', default: '2' },
    /** `postgres` or `sqlite`; both by default. */
    database: { type: 'string' },
    long: { type: 'boolean', default: false },
  },
});
const isName = (name: string): name is DatabaseName => name in databases;
const names = Object.keys(databases)
  .filter(isName)
  .filter((name) => name === (values.database ?? name));
const rounds = Number(values.rounds);
if (names.length === 0 || !Number.isSafeInteger(rounds) || rounds < 1)
  throw new Error(`--database is ${Object.keys(databases).join(' or ')}, --rounds a number above 0`);

/** Counts of one database. */
interface Tally {
  readonly database: string;
  readonly faults: Map<Fault, number>;
  readonly outcomes: Record<Outcome, number>;
  readonly violations: Map<string, number>;
  rounds: number;
  longestCalmMs: number;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);
const increment = <A>(counts: Map<A, number>, key: A): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
const faultsOf = (tallies: readonly Tally[]): number => sum(tallies.flatMap(({ faults }) => [...faults.values()]));
const violationsOf = (tallies: readonly Tally[]): number =>
  sum(tallies.flatMap(({ violations }) => [...violations.values()]));

const keepTrace = ({ traces, told }: History, name: string): string => {
  mkdirSync(reports, { recursive: true });
  const file = `${reports}chaos-${name}.txt`;
  const lines = [...traces, ...told]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, tab, what }) => `${at.toFixed(0)} ${tab}: ${what}`);
  writeFileSync(file, lines.join('\n'));
  return file;
};

/** Adds a round to the tally and prints it. */
const report = (tally: Tally, name: DatabaseName, seed: string, history: History, calmMs: number): void => {
  const { writes, rowsBefore, rowsAfter } = history;
  const of = (outcome: Outcome): number => writes.filter((write) => write.outcome === outcome).length;
  tally.rounds += 1;
  tally.longestCalmMs = Math.max(tally.longestCalmMs, calmMs);
  for (const { outcome } of writes) tally.outcomes[outcome] += 1;
  console.log(
    `${name} ${seed}: ${of('Acknowledged')} changes acknowledged, ${of('Refused')} refused, ${of('Unknown')} unknown; ` +
      `${rowsAfter.paid.length - rowsBefore.paid.length} orders paid; calm after ${(calmMs / 1_000).toFixed(1)} s`,
  );
  const found = violationsIn(history);
  for (const { invariant, what } of found) {
    increment(tally.violations, invariant);
    console.log(`  ✗ ${invariant}: ${what}`);
  }
  if (found.length > 0) {
    const again = `npm run chaos -- --database ${name} --seed ${seed} --rounds 1`;
    console.log(`  log: ${keepTrace(history, `${name}-${seed}`)}; repeat: ${again}`);
  }
};

/** Plays the rounds of one database. */
interface Run {
  readonly tally: Tally;
  readonly next: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const startRun = async (name: DatabaseName): Promise<Run> => {
  const database = await databases[name]();
  const outcomes = { Acknowledged: 0, Refused: 0, Unknown: 0 };
  const counts = { rounds: 0, longestCalmMs: 0, outcomes, faults: new Map(), violations: new Map() };
  const tally: Tally = { database: database.name, ...counts };
  const count = (fault: Fault): unknown => increment(tally.faults, fault);
  const market = await marketplace(database, count);
  const network = await faultyNetwork(count, market.ports);
  const { stock } = await readRows(database.query);
  return {
    tally,
    next: async () => {
      // the first round has the seed of the run, so any round can be repeated as the first one
      const seed = tally.rounds === 0 ? values.seed : `${values.seed}.${tally.rounds}`;
      await restock(database.query, stock);
      const { history, calmMs } = await playRound(market, network, randomOf(seed));
      report(tally, name, seed, history, calmMs);
    },
    close: async () => {
      network.close();
      await market.close();
    },
  };
};

const column = (tallies: readonly Tally[], of: (tally: Tally) => number | string): Record<string, number | string> =>
  Object.fromEntries(tallies.map((tally) => [tally.database, of(tally)]));

const printTables = (tallies: readonly Tally[]): void => {
  const descriptions = Object.entries({ ...networkFaults, ...worldFaults });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of the records
  const countOf = (tally: Tally, name: string): number => tally.faults.get(name as Fault) ?? 0;
  console.table(
    Object.fromEntries(
      descriptions.map(([name, what]) => [name, { ...column(tallies, (tally) => countOf(tally, name)), what }]),
    ),
  );
  console.table({
    rounds: column(tallies, (tally) => tally.rounds),
    'changes acknowledged': column(tallies, ({ outcomes }) => outcomes.Acknowledged),
    'changes refused': column(tallies, ({ outcomes }) => outcomes.Refused),
    'changes with unknown outcome': column(tallies, ({ outcomes }) => outcomes.Unknown),
    'longest time to calm, s': column(tallies, ({ longestCalmMs }) => (longestCalmMs / 1_000).toFixed(1)),
    ...Object.fromEntries(
      invariants.map(({ name }) => [`violated: ${name}`, column(tallies, (tally) => tally.violations.get(name) ?? 0)]),
    ),
  });
};

const runs: Run[] = [];
const closeAll = (): Promise<unknown> => Promise.allSettled(runs.map((run) => run.close()));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void closeAll().then(() => process.exit(130)));
try {
  for (const name of names) runs.push(await startRun(name));
  const tallies = runs.map(({ tally }) => tally);
  const endsAt = performance.now() + LONG_MS;
  const isOver = (tally: Tally): boolean =>
    values.long ? faultsOf(tallies) >= LONG_FAULTS || performance.now() > endsAt : tally.rounds >= rounds;
  await Promise.all(
    runs.map(async (run) => {
      while (!isOver(run.tally)) await run.next();
    }),
  );
  printTables(tallies);
  console.log(`${faultsOf(tallies)} faults, ${violationsOf(tallies)} violations; seed ${values.seed}`);
  // without an acknowledged change, nothing could have been lost
  const isIdle = tallies.some(({ outcomes }) => outcomes.Acknowledged === 0);
  if (isIdle) console.log('No change was acknowledged on one of the databases: this run proves nothing.');
  process.exitCode = isIdle || violationsOf(tallies) > 0 ? 1 : 0;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await closeAll();
}
// open keep-alive connections would keep the process alive
process.exit();
