import type { Config } from './config/config.ts';
import { migrateStore } from './store/open-store.ts';

/** Brings the configured database up to date and ends; prints one line and sets the exit code if it cannot. */
export const runMigration = async (readConfig: () => Config): Promise<void> => {
  try {
    await migrateStore(readConfig(), (line) => console.log(line));
  } catch (error) {
    console.error(`The database was not migrated: ${error instanceof Error ? error.message : 'unknown error'}`);
    process.exitCode = 1;
  }
};
