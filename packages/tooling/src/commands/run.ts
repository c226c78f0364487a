/** The commands that start programs: `run.ts <task> [words]`. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../lib/root.ts';
import { ensureChromium } from '../lib/chromium.ts';
import { ensureServices } from '../lib/packages.ts';
import { run, start } from '../lib/run.ts';
import { buildAll, startServer, watched } from '../lib/server.ts';

const [task = '', ...words] = process.argv.slice(2);
const source = ['--conditions=source', '--disable-warning=ExperimentalWarning'];

const runTo = async (command: string, args: readonly string[], env?: Record<string, string>): Promise<void> => {
  const { code } = await run(command, args, env);
  if (code !== 0) process.exitCode = code;
};

/** Starts a program that may run for hours; `run` would end it after twenty minutes. */
const startTo = (args: readonly string[]): void => {
  start('node', args).on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
};

const dev = async (): Promise<void> => {
  const build = ['build', 'apps/demo', '--config', 'apps/demo/vite.config.ts', '--logLevel', 'warn'];
  const page = start('vite', ['apps/cart-web', '--config', 'apps/cart-web/vite.config.ts']);
  await run('vite', build);
  const builder = start('vite', [...build, '--watch']);
  const server = startServer(watched);
  server.on('exit', () => {
    page.kill();
    builder.kill();
  });
  page.on('exit', () => server.kill('SIGTERM'));
};

const bench = async (): Promise<void> => {
  const files = globSync('packages/tooling/bench/*.bench.ts', { cwd: root }).toSorted();
  const partOf = (file: string): string => basename(file, '.bench.ts');
  const parts = words.filter((word) => !word.startsWith('--'));
  const unknown = parts.filter((part) => !files.some((file) => partOf(file) === part));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${files.map(partOf).join(', ')}.`);
  const options = words.filter((word) => word.startsWith('--'));
  const isPage = parts.length === 0 || parts.includes('page');
  if (isPage && !(ensureChromium() && buildAll())) return;
  for (const file of files.filter((one) => parts.length === 0 || parts.includes(partOf(one))))
    // development freezes carts
    await runTo('node', [...source, file, ...options], { NODE_ENV: 'production' });
};

const chaos = async (): Promise<void> => {
  // the bundled server restarts in a tenth of a second
  await runTo('turbo', ['run', 'build', '--filter=@baguni/demo', '--output-logs=errors-only']);
  if (process.exitCode) return;
  ensureServices();
  startTo([...source, 'packages/tooling/chaos/chaos.ts', ...words]);
};

const load = async (): Promise<void> => {
  await runTo('turbo', ['run', 'build', '--filter=@baguni/demo', '--output-logs=errors-only']);
  if (process.exitCode) return;
  ensureServices();
  startTo([...source, 'packages/tooling/load/load.ts', ...words]);
};

/** Runs the command line; files are named from the folder where npm was called. */
const baguni = (): void => {
  const cwd = process.env['INIT_CWD'] ?? root;
  const program = `${root}packages/engine-cli/src/main.ts`;
  process.exitCode =
    spawnSync(process.execPath, ['--conditions=source', program, ...words], { cwd, stdio: 'inherit' }).status ?? 3;
};

/** Updates the printed results and tables in the guides; the tests compare them in every other run. */
const docs = (): Promise<void> => {
  const places = ['--root', '.', '--config', 'packages/tooling/vitest.config.ts'];
  const project = [...places, '--project', 'engine-cli', '--project', 'cart-server'];
  const engine = ['guides', 'code-guides'].map((name) => `packages/engine-cli/src/${name}`);
  const files = [...engine, 'apps/cart-server/src/config/settings'];
  return runTo('vitest', ['run', '-u', ...project, ...files]);
};

const tasks: Readonly<Record<string, () => unknown>> = {
  baguni,
  'baguni-server': () => startTo([...source, 'apps/cart-server/src/main.ts', ...words]),
  bench,
  build: () => runTo('turbo', ['run', 'build', '--output-logs=new-only']),
  chaos,
  dev,
  docs,
  load,
  start: () => buildAll() && startServer(),
  storybook: () => runTo('storybook', ['dev', '--port', '6006', '--no-open', '--disable-telemetry', ...words]),
};

const chosen = tasks[task];
if (!chosen) throw new Error(`Unknown: ${task}. Known: ${Object.keys(tasks).join(', ')}.`);
await chosen();
