import { runBackup, runErase, runRestore } from './backup/commands.ts';
import { readConfig, type Config, printSettings } from './config/config.ts';
import { runImport } from './import.ts';
import { runMigration } from './migrate.ts';
import { runServer } from './run.ts';

const [command, ...words] = process.argv.slice(2);
const config = (warn = (line: string): void => console.error(line)): Config => readConfig(process.env, warn);

if (command === 'migrate') await runMigration(config);
else if (command === 'import') await runImport(config, words[0]);
else if (command === 'config') printSettings(process.env, console);
else if (command === 'backup') await runBackup(config, words);
else if (command === 'restore') await runRestore(config, words);
else if (command === 'erase') await runErase(config, words);
else if (command !== undefined) {
  const known =
    'the commands are migrate, import, backup and restore for its database, erase for a buyer, and config for its settings.';
  console.error(`Unknown: ${command}. Without a word the server starts; ${known}`);
  process.exitCode = 1;
} else
  await runServer((warn) => {
    const read = config(warn);
    if (read.isDemo) throw new Error('BAGUNI_DEMO=on needs the demo: npm start');
    return read;
  });
