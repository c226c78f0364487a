import {
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Dialect,
  type Driver,
} from 'kysely';
import pg from 'pg';

/** PostgreSQL ends a statement after this long, before a client gives up at 3 s (RL-6). Milliseconds. */
const STATEMENT_MS = 2_500;
/** After this long no answer is expected any more: PostgreSQL or the network hangs. Milliseconds. */
const ANSWER_MS = STATEMENT_MS + 500;
const CONNECTIONS = 20;
const INT8 = 20;

/** Our 64-bit numbers are times and unit numbers, all below 2^53. */
const numbers = new pg.TypeOverrides();
numbers.setTypeParser(INT8, Number);

/** A pool of connections to the database at this address, opened when needed and replaced when broken. */
export const poolOf = (url: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: STATEMENT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: 4 * STATEMENT_MS,
    types: numbers,
  });
  // one that breaks while idle is replaced at its next use
  pool.on('error', () => undefined);
  // one that breaks in use fails its statement; without a listener the error would end the process
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** A connection that fails to begin or roll back a transaction is closed: a late answer may still arrive on it. */
const closingOnFailure = (driver: Driver): Driver => {
  const begin = driver.beginTransaction.bind(driver);
  return Object.assign(driver, {
    beginTransaction: async (...[connection, settings]: Parameters<Driver['beginTransaction']>): Promise<void> => {
      try {
        await begin(connection, settings);
      } catch (error) {
        await driver.rollbackTransaction(connection).catch(() => undefined);
        throw error;
      }
    },
  });
};

/** PostgreSQL for Kysely, over these connections. */
export const postgresDialect = (pool: pg.Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => closingOnFailure(new PostgresDriver({ pool })),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
