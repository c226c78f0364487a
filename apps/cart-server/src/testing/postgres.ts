import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll } from 'vitest';
import { readConfig, type PoolSettings } from '../config/config.ts';
import { openPostgres } from '../store/open-store.ts';
import type { SqlStore } from '../store/sql-store.ts';

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

const newName = (): string => `baguni_${randomBytes(6).toString('hex')}`;

/** Creates the database with all tables that tests copy; returns how to drop it. */
export const createTemplate = async (): Promise<() => Promise<void>> => {
  const name = newName();
  await run(`create database ${name}`);
  const store = await openPostgres(urlOf(name), patientPool);
  await store.close();
  process.env['TEST_DATABASE_TEMPLATE'] = name;
  return () => run(`drop database ${name}`);
};

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
