import { spawnSync, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from './root.ts';
import { start } from './run.ts';

/**
 * Without bounds Node lets the heap grow to several times of what is held before it cleans up; without a first size it marks
 * the whole heap every few pages that it draws. MiB; the young generation counts three times.
 */
export const memory = ['--max-semi-space-size=8', '--initial-old-space-size=64', '--max-old-space-size=256'];
/** One memory pool of the C library for each of the threads that compress would keep 20 MiB. */
const memoryPools = { MALLOC_ARENA_MAX: '2' };
const nodeFlags = ['--disable-warning=ExperimentalWarning', ...memory];
const patience = 10_000;

/** The server as one file, which starts in a tenth of the time that its sources need. */
const bundle = 'apps/cart-server/dist/bundle/server.js';
/** The server's sources, for those who change them. */
export const sources = ['--conditions=source', '--watch', '--watch-preserve-output', 'apps/cart-server/src/main.ts'];

/** Builds page, server, playground, guide and corner shop where their sources changed (turbo remembers), quietly unless it fails; true when all are there. */
export const buildAll = (): boolean => {
  const names = ['cart-web', 'cart-server', 'playground', 'guide', 'corner-shop'];
  const apps = names.map((app) => `--filter=@baguni/${app}`);
  const words = ['run', 'build', ...apps, '--output-logs=errors-only'];
  const { status, stdout, stderr } = spawnSync('turbo', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}\n${stderr}`);
  process.exitCode = status ?? 1;
  return status === 0;
};

/** Asks the server to close its connections and its database; ends it where it does not within ten seconds. */
const stop = (server: ChildProcess): void => {
  server.kill('SIGTERM');
  setTimeout(() => server.kill('SIGKILL'), patience).unref();
};

/** What the server is asked for here: the demo, unless the caller's own settings say otherwise. */
const settings = { ...memoryPools, BAGUNI_DEMO: process.env['BAGUNI_DEMO'] ?? 'on' };

/** Starts the cart server with its demo; Ctrl-C or a stop signal ends it cleanly, and this process with it, with exit code 0. */
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
