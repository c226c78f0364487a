/**
 * Entry point of every npm script. Runs on Node 20 or newer, installs if the lock file changed, and starts the command with
 * the project's Node. Scripts use `exec`, so that signals of npm reach this process.
 */
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { isInstalled, root } from './lock-stamp.mjs';

const [task, ...words] = process.argv.slice(2);
const path = `${root}node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`;

/** Runs `npm ci` with the npm that started this script, or the one on the path. */
const install = () => {
  console.log('Installing (the lock changed) …');
  const npm = process.env['npm_execpath'];
  const ci = ['ci', '--no-fund', '--no-audit', '--loglevel=error'];
  const { status } =
    npm === undefined
      ? spawnSync('npm', ci, { cwd: root, stdio: 'inherit' })
      : spawnSync(process.execPath, [npm, ...ci], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

const run = () => {
  const node = `${root}node_modules/node/bin/node`;
  const file = `${root}packages/tooling/src/commands/${task ?? ''}.ts`;
  const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
  const env = { ...process.env, PATH: path, DO_NOT_TRACK: '1' };
  const child = spawn(node, [...flags, file, ...words], { cwd: root, stdio: 'inherit', env });
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 128 + constants.signals[signal]));
};

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node ${process.versions.node} is too old: Node 20 or newer is needed to begin.`);
  process.exit(1);
}
if (!isInstalled()) install();
run();
