import { readConfig } from '../config/config.ts';
import { runServer } from '../run.ts';
import { testExtension } from './test-module.ts';

const [, , command] = process.argv;

if (command === 'guest-shop') await import('../guest-shop.ts');
else if (command === 'order-writer') await import('./order-writer.ts');
else if (command === 'webhook-sender') await import('./webhook-sender.ts');
else if (command !== undefined) await import('../main.ts');
else await runServer(() => readConfig(process.env), process.env['BAGUNI_DEMO'] === 'on' ? testExtension : null);
