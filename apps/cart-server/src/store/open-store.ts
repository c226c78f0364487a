import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqlStore, type SqlStore } from './sql-store.ts';

const IN_MEMORY = ':memory:';
/** PostgreSQL ends a statement after this long, before a client gives up at 3 s (RL-6). Milliseconds. */
const STATEMENT_MS = 2_500;
const CONNECTIONS = 20;
const MOST_WAITING = 200;
const INT8 = 20;

/** Our 64-bit numbers are times and unit numbers, all below 2^53. */
const numbers = new pg.TypeOverrides();
numbers.setTypeParser(INT8, Number);

/** A store in a SQLite file, which is made with its folder where it is not there. @param path a file or `:memory:` */
export const openSqlite = (path: string): Promise<SqlStore> => {
  if (path !== IN_MEMORY) mkdirSync(dirname(path), { recursive: true });
  return sqlStore({ kind: 'sqlite', dialect: sqliteDialect(path), isFull: () => false });
};

/** A store in a PostgreSQL database. */
export const openPostgres = (url: string): Promise<SqlStore> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: STATEMENT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 4 * STATEMENT_MS,
    types: numbers,
  });
  // an idle connection that breaks is replaced at its next use
  pool.on('error', () => undefined);
  const isFull = (): boolean => pool.waitingCount >= MOST_WAITING;
  return sqlStore({ kind: 'postgres', dialect: new PostgresDialect({ pool }), isFull });
};

/** The store that the settings ask for: PostgreSQL by its URL, else the embedded SQLite file (SV-01). */
export const openStore = ({
  databaseUrl,
  databaseFile,
}: {
  readonly databaseUrl: string | null;
  readonly databaseFile: string;
}): Promise<SqlStore> => (databaseUrl === null ? openSqlite(databaseFile) : openPostgres(databaseUrl));
