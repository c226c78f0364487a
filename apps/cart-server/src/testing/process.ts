import { readConfig } from '../config/config.ts';
import { runServer } from '../run.ts';
import { testExtension } from './test-module.ts';

await runServer(() => readConfig(process.env), process.env['BAGUNI_DEMO'] === 'on' ? testExtension : null);
