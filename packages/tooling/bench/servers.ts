import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import process from 'node:process';
import { root } from '../src/lib/root.ts';
import { demoProgram, freePort, untilUp } from '../src/lib/server.ts';

/** A server in its own process. */
export interface Running {
  readonly port: number;
  /** Time from start to first response, in ms. */
  readonly startMs: number;
  /** Resident memory, in MiB (Linux). */
  readonly memory: () => number;
  /** CPU time of all its threads so far, in ms (Linux). */
  readonly cpu: () => number;
  readonly stop: () => Promise<void>;
}

type Env = Readonly<Record<string, string>>;

const cpuOf = (pid: number): number => {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
};

const start = async (program: string, args: readonly string[], env: Env, path: string): Promise<Running> => {
  const port = await freePort();
  const begun = performance.now();
  const server = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], HOME: homedir(), PORT: String(port), ...env },
  });
  const kill = (): unknown => server.kill('SIGKILL');
  process.once('exit', kill);
  await untilUp(server, port, path);
  return {
    port,
    startMs: performance.now() - begun,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${server.pid ?? 0}/status`, 'utf8'))?.[1] ?? '0') / 1024,
    cpu: () => cpuOf(server.pid ?? 0),
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      process.off('exit', kill);
    },
  };
};

const demo = { MALLOC_ARENA_MAX: '2', BAGUNI_DEMO: 'on', BAGUNI_LIMITS: '900000000/900000000/900000000' };

/** Starts the built cart server. */
export const startProduct = (env: Env): Promise<Running> =>
  start(process.execPath, demoProgram, { ...demo, ...env }, '/health');

/** Starts it by `npm start`. */
export const startByNpm = (env: Env): Promise<Running> => start('npm', ['start', '--silent'], env, '/health');

/** Starts the baseline. */
export const startBare = (env: Env): Promise<Running> =>
  start(process.execPath, ['packages/tooling/bench/bare-server.ts'], { NODE_ENV: 'production', ...env }, '/');
