import { run } from '../lib/run.ts';

// updates the printed results and tables in the guides; the tests compare them in every other run
const files = ['packages/engine-cli/src/guides', 'packages/engine-cli/src/code-guides'];
const options = ['--root', '.', '--config', 'packages/tooling/vitest.config.ts', '--project', 'engine-cli'];
process.exitCode = (await run('vitest', ['run', '-u', ...options, ...files])).code;
