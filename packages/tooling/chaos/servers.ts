import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { missingPrograms } from '@baguni/cart-server/testing/cluster';
import { startHaproxy, type Haproxy } from '@baguni/cart-server/testing/deployed';
import { root } from '../src/lib/root.ts';
import { demoProgram, freePort, untilUp } from '../src/lib/server.ts';
import type { Database } from './databases.ts';
import type { CountFault, WorldFault } from './faults.ts';
import type { RollingRestart } from './history.ts';
import type { Random } from './random.ts';

/** A server that can be killed and restarted on its port. */
interface ServerProcess {
  readonly port: number;
  readonly pid: () => number;
  /** Sends SIGKILL and waits until the process has ended. */
  readonly kill: () => Promise<void>;
  /** Sends SIGTERM and waits until the process has ended. */
  readonly stop: () => Promise<void>;
  /** Waits until it is ready; starts it if it is not running. */
  readonly start: () => Promise<void>;
  readonly moveClock: (byMs: number) => void;
  /** Exits that we did not cause, with the last output. */
  readonly deaths: readonly string[];
}

/** Number of characters of the output that are kept. */
const LAST_WORDS = 2_000;
const moveClock = ['--import', new URL('moved-clock.ts', import.meta.url).href];

/** Creates a server that is not started yet. */
const serverProcess = async (settings: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const port = await freePort();
  const deaths: string[] = [];
  let child: ChildProcess | null = null;
  /** The signal that we sent to it. */
  let sent: 'SIGKILL' | 'SIGTERM' | null = null;
  let movedByMs = 0;
  process.once('exit', () => child?.kill('SIGKILL'));
  const tellClock = (): void => void child?.send(movedByMs, () => undefined);

  const spawnIt = (): ChildProcess => {
    const started = spawn(process.execPath, [...moveClock, ...demoProgram], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { PATH: process.env['PATH'], PORT: String(port), BAGUNI_DEMO: 'on', ...settings },
    });
    let said = '';
    started.stderr?.on('data', (words: Buffer) => {
      said = `${said}${words.toString()}`.slice(-LAST_WORDS);
    });
    started.on('exit', (code, signal) => {
      const isExpected = sent === 'SIGKILL' || (sent === 'SIGTERM' && code === 0);
      if (!isExpected) deaths.push(`a server ended with ${code ?? signal}: ${said}`);
    });
    return started;
  };

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    sent = signal;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };

  return {
    port,
    pid: () => child?.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    start: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) {
        sent = null;
        child = spawnIt();
        tellClock();
      }
      await untilUp(child, port);
    },
    moveClock: (byMs) => {
      movedByMs = byMs;
      tellClock();
    },
    deaths,
  };
};

/** The servers of one database, and their faults. */
export interface Marketplace {
  readonly database: Database;
  /** The ports that accept requests of shoppers. */
  readonly ports: () => readonly number[];
  /** Causes one fault and waits until it is over. Returns the time of a rolling restart of healthy servers. */
  readonly disturb: (random: Random, tell: (what: string) => void) => Promise<RollingRestart | undefined>;
  /** Waits until every server is ready. */
  readonly heal: () => Promise<void>;
  /** Exits that we did not cause. */
  readonly deaths: () => readonly string[];
  readonly close: () => Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const MOST_FROZEN_MS = 2_500;
const MOST_FULL_MS = 1_500;
const MOST_DOWN_MS = 400;
const POLL_MS = 20;
const SLOW_MS = '8000';

/** Limits the file size of a process (Linux): larger writes fail. */
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

const weightsOf = (
  { endConnections, restart, failOver, name }: Database,
  haproxy: Haproxy | null,
): readonly (readonly [WorldFault, number])[] => [
  ['process killed', 4],
  ['rolling restart', haproxy ? 3 : 0],
  ['process frozen', 2],
  ['connections ended', endConnections ? 6 : 0],
  ['database restarted', restart ? 1 : 0],
  ['database crashed', restart ? 1 : 0],
  ['failed over', failOver ? 3 : 0],
  ['disk filled', name === 'SQLite' && canFillDisks() ? 5 : 0],
  ['clock moved', 2],
];

/** Starts the servers of a database. */
export const marketplace = async (database: Database, count: CountFault): Promise<Marketplace> => {
  const settings = {
    ...database.settings,
    BAGUNI_LIMITS: '900000000/900000000/900000000',
    BAGUNI_STOP: '2/5',
    // a busy machine would refuse requests, which no restart causes
    BAGUNI_DELAY_LIMIT: '0',
    BAGUNI_STATEMENT_TIMEOUT: SLOW_MS,
    BAGUNI_LOCK_TIMEOUT: SLOW_MS,
  };
  const servers: ServerProcess[] = [];
  for (let at = 0; at < database.processes; at += 1) servers.push(await serverProcess(settings));
  const { ports: databasePorts } = database;
  const [one = 0, two = 0] = servers.map(({ port }) => port);
  const [shopperPort, primaryPort] = [await freePort(), await freePort()];
  const haproxy =
    databasePorts && missingPrograms('haproxy').length === 0
      ? await startHaproxy({ shopperPort, serverPorts: [one, two], primaryPort, databasePorts })
      : null;
  // in sequence: the first one fills the database
  const heal = async (): Promise<void> => {
    for (const server of servers) await server.start();
    while (haproxy?.areServersUp() === false) await wait(POLL_MS);
  };
  await heal();
  const weights = weightsOf(database, haproxy);

  /** Restarts each server. Returns undefined if haproxy also found the other one unready: a slow machine delays its checks. */
  const restartAll = async (random: Random): Promise<RollingRestart | undefined> => {
    await heal();
    const begunAt = performance.now();
    const failedBefore = haproxy?.failures() ?? 0;
    for (const server of servers) {
      await wait(random.below(MOST_DOWN_MS));
      await server.stop();
      await heal();
    }
    const failed = (haproxy?.failures() ?? 0) - failedBefore;
    return failed > servers.length ? undefined : { begunAt, endedAt: performance.now() };
  };

  const happen = async (
    fault: Exclude<WorldFault, 'rolling restart'>,
    random: Random,
    server: ServerProcess,
  ): Promise<unknown> => {
    switch (fault) {
      case 'process killed':
        await server.kill();
        await wait(random.below(MOST_DOWN_MS));
        return server.start();
      case 'process frozen':
        process.kill(server.pid(), 'SIGSTOP');
        await wait(random.below(MOST_FROZEN_MS));
        return process.kill(server.pid(), 'SIGCONT');
      case 'connections ended':
        return database.endConnections?.();
      case 'database restarted':
        return database.restart?.(false);
      case 'database crashed':
        return database.restart?.(true);
      case 'failed over':
        return database.failOver?.();
      case 'disk filled':
        limitFiles(server.pid(), '0');
        await wait(random.below(MOST_FULL_MS));
        return limitFiles(server.pid(), 'unlimited');
      case 'clock moved':
        for (const one of servers) one.moveClock(DAY_MS);
        await wait(random.below(MOST_FROZEN_MS));
        for (const one of servers) one.moveClock(0);
        return undefined;
    }
  };

  return {
    database,
    ports: () => (haproxy ? [shopperPort] : servers.map(({ port }) => port)),
    disturb: async (random, tell) => {
      const [fault, server] = [random.weighted(weights), random.pick(servers)];
      if (!fault || !server) return undefined;
      count(fault);
      tell(fault);
      const restart = fault === 'rolling restart' ? await restartAll(random) : undefined;
      if (fault !== 'rolling restart') await happen(fault, random, server);
      tell(`${fault}: over`);
      return restart;
    },
    heal,
    deaths: () => servers.flatMap(({ deaths }) => deaths),
    close: async () => {
      for (const server of servers) await server.kill();
      await haproxy?.end('SIGKILL');
      await database.close();
    },
  };
};
