import { mkdirSync, writeFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { reports } from '../src/lib/root.ts';
import { faultCounter } from './faults.ts';
import type { History } from './history.ts';
import { violationsIn } from './invariants/index.ts';
import { faultyNetwork } from './network/faulty-network.ts';
import { seedOfRound, type DatabaseName } from './options.ts';
import { randomOf } from './random.ts';
import { playRound, type Playground, type RoundSize } from './round.ts';
import type { Tally } from './report.ts';
import { emptyTally, withRound, type PlayedRound } from './tally.ts';
import { marketplace } from './world/marketplace.ts';
import { postgres } from './world/postgres.ts';
import { readRows, restock } from './world/rows.ts';
import { sqlite } from './world/sqlite.ts';

/** Rounds on one database. */
export interface Run {
  readonly tally: () => Tally;
  /** Plays the next round, and tells of it. */
  readonly next: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const databases = { postgres, sqlite } satisfies Readonly<Record<DatabaseName, unknown>>;

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

/** What happened in each tab, in the order of time, for whoever looks for the cause. */
const keepTrace = ({ traces, told }: History, name: string): string => {
  mkdirSync(reports, { recursive: true });
  const file = `${reports}chaos-${name}.txt`;
  const lines = [...traces, ...told]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, tab, what }) => `${at.toFixed(0)} ${tab}: ${what}`);
  writeFileSync(file, lines.join('\n'));
  return file;
};

const tell = (name: DatabaseName, seed: string, { history, faults, calmMs }: PlayedRound, ms: number): void => {
  const { writes, rowsBefore, rowsAfter } = history;
  const of = (outcome: string): number => writes.filter((write) => write.outcome === outcome).length;
  stdout.write(
    `${name} ${seed}: ${(ms / 1_000).toFixed(1)} s, ${sum(faults.values())} faults; ${writes.length} changes: ` +
      `${of('Acknowledged')} acknowledged, ${of('Refused')} refused, ${of('Unknown')} not known; ` +
      `${rowsAfter.paid.length - rowsBefore.paid.length} orders paid; calm after ${(calmMs / 1_000).toFixed(1)} s\n`,
  );
  const found = violationsIn(history);
  for (const { invariant, what } of found) stdout.write(`  ✗ ${invariant}: ${what}\n`);
  if (found.length > 0) {
    const again = `npm run chaos -- --database ${name} --seed ${seed} --rounds 1`;
    stdout.write(`  what happened: ${keepTrace(history, `${name}-${seed}`)}; again: ${again}\n`);
  }
};

/** Starts a database with its servers and a network before them. */
export const startRun = async (name: DatabaseName, seed: string, size: RoundSize): Promise<Run> => {
  const faults = faultCounter();
  const database = await databases[name]();
  const market = await marketplace(database, faults);
  const network = await faultyNetwork({ faults, ports: market.ports });
  const ground: Playground = { marketplace: market, network, faults };
  const { stock } = await readRows(database.query);
  let tally = emptyTally(database.name);
  return {
    tally: () => tally,
    next: async () => {
      const begun = performance.now();
      const own = seedOfRound(seed, tally.rounds);
      await restock(database.query, stock);
      const round = await playRound(ground, randomOf(own), size);
      tally = withRound(tally, round);
      tell(name, own, round, performance.now() - begun);
    },
    close: async () => {
      network.close();
      await market.close();
    },
  };
};
