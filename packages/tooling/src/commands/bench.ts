import { run } from '../lib/run.ts';

const words = [
  'bench',
  '--run',
  '--root',
  '.',
  '--config',
  'packages/tooling/vitest.config.ts',
  ...process.argv.slice(2),
];
process.exitCode = (await run('vitest', words)).code;
