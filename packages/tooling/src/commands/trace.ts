import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../lib/root.ts';
import { trace, type Source } from '../lib/trace.ts';

const { values } = parseArgs({ options: { areas: { type: 'string' }, all: { type: 'boolean', default: false } } });

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split(
  '\n',
);
const tests: readonly Source[] = files
  .filter((path) => /\.(?:test|spec|prop|stories)\.tsx?$/u.test(path) && existsSync(root + path))
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));

const list = `${root}docs/requirements.md`;
if (!existsSync(list)) throw new Error(`${list} is missing: it holds the numbered requirements.`);
const areas = values.areas?.split(',') ?? [];
const { wanted, unknown } = trace(readFileSync(list, 'utf8'), tests, areas);
const missing = wanted.filter((requirement) => requirement.files.length === 0);

if (values.all) for (const { id, files: paths } of wanted) console.log(id, paths.join(', ') || '-');
for (const { id } of missing) console.log('no test names', id);
for (const { id, files: paths } of unknown) console.log('not a requirement:', id, 'in', paths.join(', '));
console.log(`${wanted.length - missing.length} of ${wanted.length} requirements are named by a test`);
process.exitCode = missing.length + unknown.length === 0 ? 0 : 1;
