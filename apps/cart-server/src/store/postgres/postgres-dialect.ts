import {
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Dialect,
  type Driver,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import pg from 'pg';
import { readConfig, type PoolSettings } from '../../config/config.ts';

/** Time in ms after a statement's timeout until PostgreSQL or the network counts as lost. */
const GRACE_MS = 500;
/** Timeout of a statement of retention in ms. */
const RETENTION_MS = 60_000;
const INT8 = 20;

/** Our 64-bit numbers are times and unit numbers, all below 2^53. */
const numbers = new pg.TypeOverrides();
numbers.setTypeParser(INT8, Number);

const openPool = (settings: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ types: numbers, ...settings });
  pool.on('error', () => undefined);
  // a broken connection fails its statement; without a listener the error would end the process
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** The default settings. */
const usualPool = (): PoolSettings => readConfig({}).pool;

const connectionTo = (url: string, { statementMs, tls }: PoolSettings): pg.PoolConfig => ({
  connectionString: url,
  connectionTimeoutMillis: statementMs,
  ...(tls === false ? {} : { ssl: tls }),
});

/** Opens a pool of connections. */
export const poolOf = (url: string, pool = usualPool()): pg.Pool =>
  openPool({
    ...connectionTo(url, pool),
    max: pool.connections,
    statement_timeout: pool.statementMs,
    lock_timeout: pool.lockMs,
    query_timeout: pool.statementMs + GRACE_MS,
    idle_in_transaction_session_timeout: 4 * pool.statementMs,
  });

/** Opens a separate connection for retention: its batches may take longer than the requests of shoppers. */
export const retentionPool = (url: string, pool = usualPool()): pg.Pool =>
  openPool({
    ...connectionTo(url, pool),
    max: 1,
    statement_timeout: RETENTION_MS,
    query_timeout: RETENTION_MS + GRACE_MS,
    idle_in_transaction_session_timeout: 4 * pool.statementMs,
  });

/** Opens one connection without timeouts for migrations; it stays open, because it holds their lock. */
export const migrationPool = (url: string, settings = usualPool()): pg.Pool => {
  const pool = openPool({
    ...connectionTo(url, settings),
    max: 1,
    idleTimeoutMillis: 0,
    keepAlive: true,
  });
  // overrides the timeout that the database or its user may have
  pool.on('connect', (client) => void client.query('set statement_timeout = 0').catch(() => undefined));
  return pool;
};

/** The maximum number of prepared statements per connection. */
const MAX_PREPARED = 200;

/** Adapts a pool to Kysely, and names statements, so that PostgreSQL plans each of them once for a connection. */
const preparingPool = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MAX_PREPARED) names.set(text, `s${names.size}`);
    return names.get(text);
  };
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const preparing = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
      const name = values.length === 0 ? undefined : nameOf(text);
      return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
    };
    // Kysely's type of `query` is the subset of the driver's that it needs
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
  };
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
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
  createDriver: () => closingOnFailure(new PostgresDriver({ pool: preparingPool(pool) })),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
