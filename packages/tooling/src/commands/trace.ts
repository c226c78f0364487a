import { parseArgs } from 'node:util';
import { readRequirements, readTests, trace } from '../lib/trace.ts';

const { values } = parseArgs({ options: { areas: { type: 'string' }, all: { type: 'boolean', default: false } } });
const { wanted, unknown } = trace(readRequirements(), readTests(), values.areas?.split(',') ?? []);
const missing = wanted.filter((requirement) => requirement.files.length === 0);

if (values.all) for (const { id, files } of wanted) console.log(id, files.join(', ') || '-');
for (const { id } of missing) console.log('no test names', id);
for (const { id, files } of unknown) console.log('not a requirement:', id, 'in', files.join(', '));
console.log(`${wanted.length - missing.length} of ${wanted.length} requirements are named by a test`);
process.exitCode = missing.length + unknown.length === 0 ? 0 : 1;
