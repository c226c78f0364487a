import { run, start } from '../lib/run.ts';

const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];

// the bundled server restarts in a tenth of a second
const built = await run('turbo', ['run', 'build', '--filter=@baguni/demo', '--output-logs=errors-only']);
process.exitCode = built.code;
// `run` would end a long run after twenty minutes
if (built.code === 0)
  start('node', [...flags, 'packages/tooling/chaos/chaos.ts', ...process.argv.slice(2)]).on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
