import { run } from '../lib/run.ts';

process.exitCode = (await run('turbo', ['run', 'build', '--output-logs=new-only'])).code;
