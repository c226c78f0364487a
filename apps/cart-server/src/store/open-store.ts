import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, type Dialect } from 'kysely';
import type { Config, PoolSettings } from '../config/config.ts';
import type { Trace } from '../tracing/trace.ts';
import { migrateOnline, readSchema, SCHEMA_VERSION } from './migrations.ts';
import { connectorForMigration, connectorForRetention, connectorForShoppers } from './postgres/connector.ts';
import { postgresDialect } from './postgres/postgres-dialect.ts';
import { sqliteDialect, sqliteFile } from './sqlite/sqlite-dialect.ts';
import type { DatabaseKind } from './schema.ts';
import { sqlStore, type SqlStore } from './sql-store.ts';
import { tracedDialect } from './traced-dialect.ts';

const IN_MEMORY = ':memory:';
const MOST_WAITING = 200;

/** Adds the file’s path to an error, which SQLite omits. */
const named =
  (path: string) =>
  (cause: unknown): never => {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : 'cannot be opened'}`, { cause });
  };

const tracedBy = (trace: Trace | undefined, kind: DatabaseKind, dialect: Dialect): Dialect =>
  trace ? tracedDialect(dialect, kind, trace) : dialect;

const storeIn = async (path: string, trace?: Trace): Promise<SqlStore> => {
  if (path !== IN_MEMORY) mkdirSync(dirname(path), { recursive: true });
  const db = sqliteFile(path);
  return sqlStore({
    kind: 'sqlite',
    dialect: tracedBy(trace, 'sqlite', sqliteDialect(db)),
    isFull: () => false,
    connections: (waiting) => ({ most: 1, open: 1, idle: db.isTransaction ? 0 : 1, waiting }),
  });
};

/** Opens a SQLite store; creates file and folder if missing. @param path a file or `:memory:` */
export const openSqlite = (path: string, trace?: Trace): Promise<SqlStore> => storeIn(path, trace).catch(named(path));

/** Opens a PostgreSQL store. */
export const openPostgres = async (url: string, settings?: PoolSettings, trace?: Trace): Promise<SqlStore> => {
  const connector = connectorForShoppers(url, settings);
  const { pool } = connector;
  const isFull = (): boolean => pool.waitingCount >= MOST_WAITING;
  return sqlStore({
    kind: 'postgres',
    dialect: tracedBy(trace, 'postgres', postgresDialect(connector)),
    retentionDialect: postgresDialect(connectorForRetention(url, settings)),
    isFull,
    connections: () => ({
      most: pool.options.max,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  });
};

/** The database: the URL of a PostgreSQL database, or a SQLite file. */
export type Place = Pick<Config, 'databaseUrl' | 'databaseFile' | 'pool'>;

/** Opens the configured store: PostgreSQL by its URL, or the embedded SQLite file (SV-01). */
export const openStore = ({ databaseUrl, databaseFile, pool }: Place, trace?: Trace): Promise<SqlStore> =>
  databaseUrl === null ? openSqlite(databaseFile, trace) : openPostgres(databaseUrl, pool, trace);

/**
 * Brings the configured database to the schema of this version, while servers of the previous version use it.
 * @param report receives one line for each step
 */
export const migrateStore = async (
  { databaseUrl, databaseFile, pool }: Place,
  report: (line: string) => void,
): Promise<void> => {
  if (databaseUrl === null) {
    const store = await openSqlite(databaseFile);
    await store.close();
  } else {
    const db = new Kysely<unknown>({ dialect: postgresDialect(connectorForMigration(databaseUrl, pool)) });
    try {
      const { state, version } = await readSchema(db);
      if (state === 'Newer' || state === 'TooNew')
        throw new Error(`the database has schema version ${version}, which is newer than version ${SCHEMA_VERSION}`);
      await migrateOnline(db, report);
    } finally {
      await db.destroy();
    }
  }
  report(`The database has schema version ${SCHEMA_VERSION}.`);
};
