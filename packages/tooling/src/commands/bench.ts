import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';

/** One file a part: `bench/engine.bench.ts` and so on; a program in plain Node that reports its rows. */
const files = globSync('packages/tooling/bench/*.bench.ts', { cwd: root }).toSorted();
const partOf = (file: string): string => basename(file, '.bench.ts');

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const wanted = words.filter((word) => !word.startsWith('--'));

const unknown = wanted.filter((word) => !files.some((file) => partOf(file) === word));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}; there are ${files.map(partOf).join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const file of files.filter((one) => wanted.length === 0 || wanted.includes(partOf(one))))
    if (
      (
        await run('node', ['--conditions=source', '--disable-warning=ExperimentalWarning', file, ...options], {
          // as it is deployed: carts are frozen only while somebody develops
          NODE_ENV: 'production',
        })
      ).code !== 0
    )
      process.exitCode = 1;
}
