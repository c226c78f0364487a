import { globSync } from 'node:fs';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';

/** Vitest wraps every module, which costs more than what is measured: the engine's benchmarks run in plain Node. */
const inNode = async (file: string): Promise<number> => (await run('node', ['--conditions=source', file])).code;

const settings = ['--root', '.', '--config', 'packages/tooling/vitest.config.ts'];
const inVitest = async (file: string): Promise<number> =>
  (await run('vitest', ['bench', '--run', ...settings, file])).code;

const filesOf = (room: string): readonly string[] => globSync(`packages/${room}/src/**/*.bench.ts`, { cwd: root });
const runs = [
  ...filesOf('engine-cli').map((file) => ({ file, run: inNode })),
  ...filesOf('backend').map((file) => ({ file, run: inVitest })),
];

const [wanted = ''] = process.argv.slice(2);
for (const { file, run: measure } of runs)
  if (file.includes(wanted) && (await measure(file)) !== 0) process.exitCode = 1;
