import type { CompiledQuery, DatabaseConnection, Dialect } from 'kysely';
import { sqlStore, type SqlStore } from '../store/sql-store.ts';
import { connectorForShoppers } from '../store/postgres/connector.ts';
import { postgresDialect } from '../store/postgres/postgres-dialect.ts';
import { sqliteDialect, sqliteFile } from '../store/sqlite/sqlite-dialect.ts';
import type { DatabaseKind } from '../store/schema.ts';

/** A statement that a store ran, and what it returned. */
export interface Recorded {
  readonly sql: string;
  readonly rows: number;
  /** Size of the returned rows as JSON. */
  readonly bytes: number;
}

export interface RecordedStore extends SqlStore {
  /** Returns the statements since the store was opened, or since this was called last. */
  readonly takeStatements: () => readonly Recorded[];
}

const recordingDialect = (dialect: Dialect, take: (recorded: Recorded) => void): Dialect => {
  const seen = new WeakSet<DatabaseConnection>();
  const record = (connection: DatabaseConnection): DatabaseConnection => {
    if (seen.has(connection)) return connection;
    seen.add(connection);
    const run = connection.executeQuery.bind(connection);
    return Object.assign(connection, {
      executeQuery: async <R>(query: CompiledQuery) => {
        const result = await run<R>(query);
        take({ sql: query.sql, rows: result.rows.length, bytes: JSON.stringify(result.rows).length });
        return result;
      },
    });
  };
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      return Object.assign(driver, {
        acquireConnection: async (...options: Parameters<typeof acquire>) => record(await acquire(...options)),
      });
    },
  };
};

/** Opens a store that records its statements. @param place a file, or the URL of a database */
export const recordedStore = async (kind: DatabaseKind, place: string): Promise<RecordedStore> => {
  let statements: Recorded[] = [];
  const takeStatements = (): readonly Recorded[] => {
    const taken = statements;
    statements = [];
    return taken;
  };
  const dialect = kind === 'sqlite' ? sqliteDialect(sqliteFile(place)) : postgresDialect(connectorForShoppers(place));
  const store = await sqlStore({
    kind,
    dialect: recordingDialect(dialect, (recorded) => statements.push(recorded)),
    isFull: () => false,
    connections: () => ({ most: 1, open: 1, idle: 1, waiting: 0 }),
  });
  takeStatements();
  return { ...store, takeStatements };
};
