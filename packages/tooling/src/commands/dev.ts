import { startServer, watched } from '../lib/server.ts';
import { run, start } from '../lib/run.ts';

const build = ['build', 'apps/demo', '--config', 'apps/demo/vite.config.ts', '--logLevel', 'warn'];
const page = start('vite', ['apps/cart-web', '--config', 'apps/cart-web/vite.config.ts']);
await run('vite', build);
const builder = start('vite', [...build, '--watch']);
const server = startServer(watched);
server.on('exit', () => {
  page.kill();
  builder.kill();
});
page.on('exit', () => server.kill('SIGTERM'));
