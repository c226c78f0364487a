import { run } from '../lib/run.ts';

/** The tests that hold documents to the code; with -u they write them. */
const tests = [
  'packages/domain/src/testing/docs',
  'packages/engine-cli/src/guides',
  'packages/engine-cli/src/code-guides',
  'packages/engine-cli/src/api',
];
const settings = ['--root', '.', '--config', 'packages/tooling/vitest.config.ts'];
const rooms = ['--project', 'domain', '--project', 'engine-cli'];
// where each requirement is done follows from comments and titles
await import('./where.ts');
process.exitCode = (await run('vitest', ['run', '-u', ...settings, ...rooms, ...tests])).code;
