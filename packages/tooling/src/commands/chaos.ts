import { run, start } from '../lib/run.ts';

const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];

// the server as it is shipped: one file, which starts in a tenth of a second after it was killed
const built = await run('turbo', ['run', 'build', '--filter=@baguni/cart-server', '--output-logs=errors-only']);
process.exitCode = built.code;
// a long run has no limit of time
if (built.code === 0)
  start('node', [...flags, 'packages/tooling/chaos/chaos.ts', ...process.argv.slice(2)]).on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
