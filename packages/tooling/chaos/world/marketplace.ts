import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Faults, WorldFault } from '../faults.ts';
import { weighted, type Random } from '../random.ts';
import type { Database } from './database.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';

/** Servers over one database, to which things happen. */
export interface Marketplace {
  readonly database: Database;
  /** The ports of all servers, of those that are gone for a moment too. */
  readonly ports: () => readonly number[];
  /** One fault, from its beginning, which is told, until everything is there again. */
  readonly disturb: (random: Random, tell: (what: string) => void) => Promise<void>;
  /** Everything is there, and the clock is right. */
  readonly heal: () => Promise<void>;
  /** Servers that ended though nobody had killed them. */
  readonly deaths: () => readonly string[];
  readonly close: () => Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const MOST_FROZEN_MS = 2_500;
const MOST_FULL_MS = 1_500;
const MOST_DOWN_MS = 400;

/** Linux: the most that a process may make a file grow to, in bytes; beyond it each write fails. */
const limitFiles = (pid: number, bytes: string): unknown =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

const canFillDisks = (): boolean => {
  try {
    limitFiles(process.pid, 'unlimited');
    return true;
  } catch {
    return false;
  }
};

const weightsOf = ({ endConnections, restart, name }: Database): Readonly<Record<WorldFault, number>> => ({
  'process killed': 4,
  'process frozen': 2,
  'connections ended': endConnections ? 6 : 0,
  'database restarted': restart ? 1 : 0,
  'database crashed': restart ? 1 : 0,
  'disk filled': name === 'SQLite' && canFillDisks() ? 5 : 0,
  'clock moved': 2,
});

/** Starts the servers of a database. */
export const marketplace = async (database: Database, faults: Faults): Promise<Marketplace> => {
  const settings = { ...database.settings, BAGUNI_LIMITS: '900000000/900000000/900000000' };
  const servers: ServerProcess[] = [];
  for (let at = 0; at < database.processes; at += 1) servers.push(await serverProcess(settings));
  // one after the other: the first fills the database
  for (const server of servers) await server.start();
  const weights = weightsOf(database);

  const happen = async (fault: WorldFault, random: Random, server: ServerProcess): Promise<void> => {
    switch (fault) {
      case 'process killed':
        await server.kill();
        await wait(random.below(MOST_DOWN_MS));
        return server.start();
      case 'process frozen':
        process.kill(server.pid(), 'SIGSTOP');
        await wait(random.below(MOST_FROZEN_MS));
        process.kill(server.pid(), 'SIGCONT');
        return;
      case 'connections ended':
        return database.endConnections?.();
      case 'database restarted':
        return database.restart?.(false);
      case 'database crashed':
        return database.restart?.(true);
      case 'disk filled':
        limitFiles(server.pid(), '0');
        await wait(random.below(MOST_FULL_MS));
        limitFiles(server.pid(), 'unlimited');
        return;
      case 'clock moved': {
        for (const one of servers) one.moveClock(DAY_MS);
        await wait(random.below(MOST_FROZEN_MS));
        for (const one of servers) one.moveClock(0);
        return;
      }
    }
  };

  return {
    database,
    ports: () => servers.map(({ port }) => port),
    disturb: async (random, tell) => {
      const fault = weighted(random, weights);
      const server = random.pick(servers);
      if (!server) return;
      faults.count(fault);
      tell(fault);
      await happen(fault, random, server);
      tell(`${fault}: over`);
    },
    heal: async () => {
      for (const server of servers) await server.untilUp();
    },
    deaths: () => servers.flatMap(({ deaths }) => deaths),
    close: async () => {
      for (const server of servers) await server.kill();
      await database.close();
    },
  };
};
