import { readConfig } from './config/config.ts';
import { runMigration } from './migrate.ts';
import { runServer } from './run.ts';

const [command] = process.argv.slice(2);

if (command === 'migrate') await runMigration(() => readConfig(process.env));
else if (command !== undefined) {
  console.error(`Unknown: ${command}. Without a word the server starts; "migrate" brings its database up to date.`);
  process.exitCode = 1;
} else
  await runServer(() => {
    const config = readConfig(process.env);
    if (config.isDemo) throw new Error('BAGUNI_DEMO=on needs the demo: npm start');
    return config;
  });
