import { run } from '../lib/run.ts';

const words = ['dev', '--port', '6006', '--no-open', '--disable-telemetry', ...process.argv.slice(2)];
process.exitCode = (await run('storybook', words)).code;
