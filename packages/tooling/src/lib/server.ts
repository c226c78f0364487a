import { spawnSync, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './root.ts';
import { start } from './run.ts';

/** Heap sizes in MiB: without them Node's heap grows to several times its content. */
const memory = ['--max-semi-space-size=8', '--initial-old-space-size=64', '--max-old-space-size=256'];
/** Fewer memory pools of the C library, which keep 20 MiB otherwise. */
const memoryPools = { MALLOC_ARENA_MAX: '2' };
const nodeFlags = ['--disable-warning=ExperimentalWarning', ...memory];
const patience = 10_000;

/** The bundled server with its demo. */
const bundle = 'apps/demo/dist/bundle/server.js';
/** Node's arguments for the bundled server. */
export const demoProgram = [...nodeFlags, bundle];
/** The same server, restarted after each build. */
export const watched = ['--watch', '--watch-preserve-output', bundle];

/** Builds the apps whose sources changed. Returns whether all builds succeeded. */
export const buildAll = (): boolean => {
  const names = ['cart-web', 'demo', 'playground', 'guide', 'corner-shop', 'bookshop'];
  const apps = names.map((app) => `--filter=@baguni/${app}`);
  const words = ['run', 'build', ...apps, '--output-logs=errors-only'];
  const { status, stdout, stderr } = spawnSync('turbo', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}\n${stderr}`);
  process.exitCode = status ?? 1;
  return status === 0;
};

/** Stops the server, and kills it after ten seconds. */
const stop = (server: ChildProcess): void => {
  server.kill('SIGTERM');
  setTimeout(() => server.kill('SIGKILL'), patience).unref();
};

/** Enables the demo unless the caller disabled it. */
const settings = { ...memoryPools, BAGUNI_DEMO: process.env['BAGUNI_DEMO'] ?? 'on' };

/** Starts the cart server. Ctrl-C or a stop signal ends it with exit code 0. */
export const startServer = (program: readonly string[] = [bundle]): ChildProcess => {
  const server = start('node', [...nodeFlags, ...program], settings);
  let isStopping = false;
  const onSignal = (): void => {
    if (!isStopping) stop(server);
    isStopping = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  server.on('exit', (code, signal) => {
    process.exitCode = isStopping && signal !== 'SIGKILL' ? 0 : (code ?? 1);
  });
  return server;
};

/** Finds a free port of this machine. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Returns true if a server of this machine answers with 200. */
const isUp = (port: number, path = '/health'): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Waits until a started server answers, at most a minute. Throws if it ends. */
export const untilUp = async (server: ChildProcess, port: number, path?: string): Promise<void> => {
  const begun = performance.now();
  while (!(await isUp(port, path))) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    if (performance.now() - begun > 60_000) throw new Error('the server does not answer');
    await wait(2);
  }
};
