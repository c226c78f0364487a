import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';

const files = globSync('packages/tooling/bench/*.bench.ts', { cwd: root }).toSorted();
const partOf = (file: string): string => basename(file, '.bench.ts');

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('--'));
const parts = args.filter((arg) => !arg.startsWith('--'));
const unknown = parts.filter((part) => !files.some((file) => partOf(file) === part));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${files.map(partOf).join(', ')}.`);

const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
for (const file of files.filter((one) => parts.length === 0 || parts.includes(partOf(one)))) {
  // development freezes carts
  const { code } = await run('node', [...flags, file, ...options], { NODE_ENV: 'production' });
  if (code !== 0) process.exitCode = 1;
}
