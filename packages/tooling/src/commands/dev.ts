import { sources, startServer } from '../lib/server.ts';
import { start } from '../lib/run.ts';

const page = start('vite', ['apps/cart-web', '--config', 'apps/cart-web/vite.config.ts']);
const server = startServer(sources);
server.on('exit', () => page.kill());
page.on('exit', () => server.kill('SIGTERM'));
