import { afterAll } from 'vitest';
import { readConfig, type PoolSettings } from '../config/config.ts';
import { openPostgres } from '../store/open-store.ts';
import type { SqlStore } from '../store/sql-store.ts';
import { newName, run, urlOf } from './test-database.ts';

interface TestPostgres {
  readonly emptyStore: () => Promise<SqlStore>;
  /** Creates a database without tables. */
  readonly emptyDatabase: () => Promise<string>;
  /** Creates a database with empty tables. A copy costs a fourth of the migrations. */
  readonly migratedDatabase: () => Promise<string>;
  readonly sameStore: () => Promise<SqlStore>;
  readonly lastUrl: () => string;
}

/** Timeouts that are long enough for a slow machine. */
export const patientSettings = { BAGUNI_STATEMENT_TIMEOUT: '60000', BAGUNI_LOCK_TIMEOUT: '60000' } as const;

/** Connections with these settings. */
export const patientPool: PoolSettings = readConfig(patientSettings).pool;

/** Creates databases for the tests of a file in the PostgreSQL of the run, and deletes them after the file. */
export const postgresOfFile = (): TestPostgres => {
  const databases: string[] = [];
  const stores: SqlStore[] = [];
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    for (const name of databases) {
      // `with (force)` fails during an autovacuum, which belongs to the superuser
      await run(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}' and usename = current_user`,
      );
      await run(`drop database ${name}`);
    }
  });
  const open = async (url: string): Promise<SqlStore> => {
    const store = await openPostgres(url, patientPool);
    stores.push(store);
    return store;
  };
  const createDatabase = async (from: string): Promise<string> => {
    const name = newName();
    await run(`create database ${name} template ${from} strategy file_copy`);
    databases.push(name);
    return urlOf(name);
  };
  const migratedDatabase = () => createDatabase(process.env['TEST_DATABASE_TEMPLATE'] ?? '');
  const lastUrl = (): string => urlOf(databases.at(-1) ?? '');
  return {
    emptyDatabase: () => createDatabase('template1'),
    migratedDatabase,
    emptyStore: async () => open(await migratedDatabase()),
    sameStore: () => open(lastUrl()),
    lastUrl,
  };
};
