import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../src/lib/root.ts';
import { connectionTo, post } from './load.ts';

/** A server in a process of its own. */
export interface Running {
  readonly port: number;
  /** From its start to its first answer, in ms. */
  readonly startMs: number;
  /** Processor time so far, in ms. */
  readonly processorMs: () => number;
  /** Memory that it holds, in MiB. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/** A port that nobody listens at. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

const processorMsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0') / 1024;

const firstAnswer = async (server: ChildProcess, port: number, path: string, expected: number): Promise<void> => {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    try {
      const connection = await connectionTo(port);
      const headers = { origin: 'http://localhost:4000', 'x-baguni-client': '1' };
      const { status } = await connection.ask(post(path, {}, headers));
      connection.close();
      if (status === expected) return;
    } catch {
      // not there yet
    }
    await wait(2);
  }
};

/** What a server is asked for first, and the status that it answers then. */
interface First {
  readonly path?: string;
  readonly status?: number;
}

const startProgram = async (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  { path = '/', status = 200 }: First,
): Promise<Running> => {
  const port = await freePort();
  const begun = performance.now();
  const server = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
  });
  // a benchmark that fails leaves no server behind
  const end = (): unknown => server.kill('SIGKILL');
  process.once('exit', end);
  await firstAnswer(server, port, path, status);
  const startMs = performance.now() - begun;
  const pid = server.pid ?? 0;
  return {
    port,
    startMs,
    processorMs: () => processorMsOf(pid),
    memory: () => memoryOf(pid),
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      process.off('exit', end);
    },
  };
};

/** Starts a server and waits for its first answer. */
export const startServer = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  first: First = {},
): Promise<Running> => startProgram(process.execPath, args, env, first);

/** The same by `npm start`, as a person starts it. */
export const startByNpm = (env: Readonly<Record<string, string>>, path: string): Promise<Running> =>
  startProgram('npm', ['start', '--silent'], { HOME: homedir(), ...env }, { path });
