import type { Config } from './config/config.ts';
import { importFile } from './import/import-file.ts';
import { openStore } from './store/open-store.ts';

/** Errors that are printed; further ones are counted. */
const MOST_ERRORS = 1_000;
const REPORT_MS = 5_000;
/** Timeout of a statement of an import, and of its wait for a lock, in ms. */
const PATIENCE_MS = 60_000;

const counted = (count: number): string => count.toLocaleString('en');

/** Imports a file into the configured database; prints errors with their lines, and sets the exit code if there are any. */
export const runImport = async (readConfig: () => Config, file: string | undefined): Promise<void> => {
  if (file === undefined) {
    console.error('Name the file to import: baguni-server import items.ndjson');
    process.exitCode = 1;
    return;
  }
  let printed = 0;
  let last = Date.now();
  try {
    const { pool, ...config } = readConfig();
    const store = await openStore({ ...config, pool: { ...pool, statementMs: PATIENCE_MS, lockMs: PATIENCE_MS } });
    try {
      const { lines, changed, unchanged, refused } = await importFile({
        store,
        file,
        refuse: (line, reason) => {
          printed += 1;
          if (printed <= MOST_ERRORS) console.error(`line ${line}: ${reason}`);
        },
        report: (progress) => {
          if (Date.now() - last < REPORT_MS) return;
          last = Date.now();
          console.log(`${counted(progress.lines)} lines`);
        },
      });
      if (printed > MOST_ERRORS) console.error(`and ${counted(printed - MOST_ERRORS)} more lines`);
      console.log(
        `Imported ${counted(lines)} lines: ${counted(changed)} rows changed, ${counted(unchanged)} unchanged, ${counted(refused)} refused.`,
      );
      if (refused > 0) process.exitCode = 1;
    } finally {
      await store.close();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown error';
    console.error(`The import stopped: ${reason}. Run it again to continue after the last batch.`);
    process.exitCode = 1;
  }
};
