import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Dialect,
  type Driver,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import type pg from 'pg';
import { spoilsConnection, type Connector } from './connector.ts';

/** The maximum number of prepared statements per connection. */
const MAX_PREPARED = 200;

/**
 * Adapts a connector to Kysely, and names the statements of an unshared session, so that PostgreSQL plans each
 * of them once for a connection.
 */
const preparingPool = ({ pool, connect, ownsSession }: Connector): PostgresPool => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MAX_PREPARED) names.set(text, `s${names.size}`);
    return names.get(text);
  };
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const preparing = (client: pg.PoolClient): PostgresPoolClient => {
    const isPrepared = ownsSession(client);
    let isSpoiled = false;
    const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
      const name = isPrepared && values.length > 0 ? nameOf(text) : undefined;
      try {
        return await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
      } catch (error) {
        isSpoiled ||= spoilsConnection(error);
        throw error;
      }
    };
    return {
      // Kysely's type of `query` is the subset of the driver's that it needs
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy === true || isSpoiled),
    };
  };
  return {
    options: pool.options,
    connect: async () => {
      const client = await connect();
      const known = clients.get(client) ?? preparing(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
};

/**
 * Begins a transaction together with its timeouts, in one round trip. Closes a connection that fails to begin or roll
 * back, because a late response may still arrive.
 */
const beginningWith = (setTimeouts: string, driver: Driver): Driver =>
  Object.assign(driver, {
    beginTransaction: async (...[connection, settings]: Parameters<Driver['beginTransaction']>): Promise<void> => {
      const { isolationLevel, accessMode = '' } = settings;
      const isolation = isolationLevel === undefined ? '' : `isolation level ${isolationLevel}`;
      try {
        await connection.executeQuery(CompiledQuery.raw(`begin ${isolation} ${accessMode}; ${setTimeouts}`));
      } catch (error) {
        await driver.rollbackTransaction(connection).catch(() => undefined);
        throw error;
      }
    },
  });

export const postgresDialect = (connector: Connector): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => beginningWith(connector.setTimeouts, new PostgresDriver({ pool: preparingPool(connector) })),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
