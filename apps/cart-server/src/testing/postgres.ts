import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll } from 'vitest';
import { readConfig, type PoolSettings } from '../config/config.ts';
import { openPostgres } from '../store/open-store.ts';
import type { SqlStore } from '../store/sql-store.ts';

interface TestPostgres {
  readonly emptyStore: () => Promise<SqlStore>;
  readonly emptyDatabase: () => Promise<string>;
  readonly sameStore: () => Promise<SqlStore>;
  readonly lastUrl: () => string;
}

/** Timeouts that are long enough for a slow machine. */
export const patientSettings = { BAGUNI_STATEMENT_TIMEOUT: '60000', BAGUNI_LOCK_TIMEOUT: '60000' } as const;

/** Connections with these settings. */
export const patientPool: PoolSettings = readConfig(patientSettings).pool;

const run = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

const urlOf = (name: string): string =>
  Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), { pathname: `/${name}` }).href;

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
  const emptyDatabase = async (): Promise<string> => {
    const name = `baguni_${randomBytes(6).toString('hex')}`;
    await run(`create database ${name}`);
    databases.push(name);
    return urlOf(name);
  };
  const lastUrl = (): string => urlOf(databases.at(-1) ?? '');
  return {
    emptyDatabase,
    emptyStore: async () => open(await emptyDatabase()),
    sameStore: () => open(lastUrl()),
    lastUrl,
  };
};
