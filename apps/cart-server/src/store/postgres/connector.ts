import pg from 'pg';
import { isReadOnly, isAnswerLate, isPoolFull, isUnavailable } from '../database-errors.ts';
import { readConfig, type PoolSettings } from '../../config/config.ts';
import { databaseHosts } from '../../config/database-hosts.ts';
import { readStored } from '../stored-json.ts';

/** Time in ms after a statement's timeout until PostgreSQL or the network counts as lost. */
const GRACE_MS = 500;
/** Timeout of a statement of retention in ms. */
const RETENTION_MS = 60_000;
const INT8 = 20;
const JSON_TYPE = 114;

/** Our 64-bit numbers are times and unit numbers, all below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);
types.setTypeParser(JSON_TYPE, readStored);

/** Timeouts in ms; 0 disables one. */
interface Timeouts {
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}

/** A pool of connections to the host that accepts writes. */
export interface Connector {
  readonly pool: pg.Pool;
  readonly connect: () => Promise<pg.PoolClient>;
  /** Starts each transaction; a pooler has no session that could keep the timeouts. */
  readonly setTimeouts: string;
  /** True if only this process uses the session of a connection; a pooler shares sessions between transactions. */
  readonly ownsSession: (client: pg.PoolClient) => boolean;
}

/** Settings of PostgreSQL, by name. */
const settingsOf = ({ statement, lock, idleInTransaction }: Timeouts): readonly (readonly [string, number])[] => [
  ['statement_timeout', statement],
  ['lock_timeout', lock],
  ['idle_in_transaction_session_timeout', idleInTransaction],
];

interface Greeting {
  readonly ownsSession: boolean;
  readonly acceptsWrites: boolean;
}

/**
 * Sets the timeouts of a session that only this process uses. A pooler is recognised because another process answers than the
 * reported one.
 */
const greet = async (client: pg.PoolClient, timeouts: Timeouts): Promise<Greeting> => {
  // a documented part of the protocol that the types of the driver omit
  const processId: unknown = Reflect.get(client, 'processID');
  const set = settingsOf(timeouts).map(([name, ms]) => `set_config('${name}', '${ms}', pg_backend_pid() <> $1)`);
  const { rows } = await client.query<Greeting>(
    `select pg_backend_pid() = $1 as "ownsSession", current_setting('transaction_read_only') = 'off' as "acceptsWrites",
      ${set.join(', ')}`,
    [processId],
  );
  return rows[0] ?? { ownsSession: false, acceptsWrites: false };
};

class NoWrites extends Error {
  readonly code = '25006';
}

interface Needs {
  readonly url: string;
  readonly settings: Pick<PoolSettings, 'statementMs' | 'tls'>;
  readonly timeouts: Timeouts;
  /** True if a pooler is refused. */
  readonly needsSession?: boolean;
}

/** Opens a pool. If a host is down or refuses writes, it connects to the next one. */
const connectorOf = (needs: Needs, options: pg.PoolConfig): Connector => {
  const { url, settings, timeouts, needsSession = false } = needs;
  const hosts = databaseHosts(url);
  if (!hosts) throw new Error('DATABASE_URL is no address of PostgreSQL');
  const { urls, mustAcceptWrites } = hosts;
  let current = 0;
  class Client extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: urls[current] });
    }
  }
  const owned = new WeakSet<pg.PoolClient>();
  const check = async (client: pg.PoolClient): Promise<void> => {
    const { ownsSession, acceptsWrites } = await greet(client, timeouts);
    if (mustAcceptWrites && !acceptsWrites) throw new NoWrites('the database accepts no writes');
    if (ownsSession) owned.add(client);
    else if (needsSession)
      throw new Error('DATABASE_URL leads to a pooler; the command needs the address of PostgreSQL itself');
  };
  const pool = new pg.Pool({
    types,
    connectionTimeoutMillis: settings.statementMs,
    ...(settings.tls === false ? {} : { ssl: settings.tls }),
    ...options,
    Client,
    verify: (client, report) => void check(client).then(() => report(), report),
  });
  pool.on('error', () => undefined);
  // a broken connection fails its statement; without a listener the error would end the process
  pool.on('connect', (client) => client.on('error', () => undefined));

  const connect = async (): Promise<pg.PoolClient> => {
    for (let left = urls.length; ; left -= 1) {
      const tried = current;
      try {
        return await pool.connect();
      } catch (error) {
        if (left === 1 || isPoolFull(error) || !isUnavailable(error)) throw error;
        // others may have found the next host meanwhile
        if (current === tried) current = (tried + 1) % urls.length;
      }
    }
  };
  return {
    pool,
    connect,
    setTimeouts: settingsOf(timeouts)
      .map(([name, ms]) => `set local ${name} = ${ms}`)
      .join('; '),
    ownsSession: (client) => owned.has(client),
  };
};

/** The default settings. */
const usualPool = (): PoolSettings => readConfig({}).pool;

/** Connects for the requests of shoppers. */
export const connectorForShoppers = (url: string, settings = usualPool()): Connector => {
  const { connections, statementMs, lockMs } = settings;
  const timeouts = { statement: statementMs, lock: lockMs, idleInTransaction: 4 * statementMs };
  return connectorOf({ url, settings, timeouts }, { max: connections, query_timeout: statementMs + GRACE_MS });
};

/** Opens a separate connection for retention: its batches may take longer than the requests of shoppers. */
export const connectorForRetention = (url: string, settings = usualPool()): Connector => {
  const timeouts = { statement: RETENTION_MS, lock: 0, idleInTransaction: 4 * settings.statementMs };
  return connectorOf({ url, settings, timeouts }, { max: 1, query_timeout: RETENTION_MS + GRACE_MS });
};

/** Opens one connection without timeouts for migrations; it stays open, because it holds their lock. */
export const connectorForMigration = (url: string, settings = usualPool()): Connector => {
  const timeouts = { statement: 0, lock: 0, idleInTransaction: 0 };
  const options = { max: 1, idleTimeoutMillis: 0, keepAlive: true };
  return connectorOf({ url, settings, timeouts, needsSession: true }, options);
};

/** True if a connection must not be used again: an answer may still arrive, or its host has stopped accepting writes. */
export const spoilsConnection = (error: unknown): boolean => isAnswerLate(error) || isReadOnly(error);
