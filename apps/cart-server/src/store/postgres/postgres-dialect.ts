import {
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Dialect,
  type Driver,
} from 'kysely';
import pg from 'pg';

/** Statement timeout in ms, below the client’s timeout of 3 s (RL-6). */
const STATEMENT_MS = 2_500;
/** Timeout in ms after which PostgreSQL or the network hangs. */
const ANSWER_MS = STATEMENT_MS + 500;
const CONNECTIONS = 20;
const INT8 = 20;

/** Our 64-bit numbers are times and unit numbers, all below 2^53. */
const numbers = new pg.TypeOverrides();
numbers.setTypeParser(INT8, Number);

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
  pool.on('error', () => undefined);
  // a broken connection fails its statement; without a listener the error would end the process
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Closes a connection that fails to begin or roll back, because a late response may still arrive. */
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

export const postgresDialect = (pool: pg.Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => closingOnFailure(new PostgresDriver({ pool })),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
