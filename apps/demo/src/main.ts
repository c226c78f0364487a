import { readConfig, runServer } from '@baguni/cart-server';
import { demo } from './demo-extension.ts';

await runServer(() => readConfig({ BAGUNI_DEMO: 'on', ...process.env }), demo);
