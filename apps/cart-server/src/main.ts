import { readConfig } from './config/config.ts';
import { runServer } from './run.ts';

await runServer(() => {
  const config = readConfig(process.env);
  if (config.isDemo) throw new Error('BAGUNI_DEMO=on needs the demo: npm start');
  return config;
});
