import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult } from 'kysely';

/** Runs one statement, by calling `run` once. */
export type Wrap = <R>(query: CompiledQuery, run: () => Promise<QueryResult<R>>) => Promise<QueryResult<R>>;

/** Returns a dialect that runs each statement in `wrap`. */
export const wrappedDialect = (dialect: Dialect, wrap: Wrap): Dialect => {
  const seen = new WeakSet<DatabaseConnection>();
  const wrapped = (connection: DatabaseConnection): DatabaseConnection => {
    if (seen.has(connection)) return connection;
    seen.add(connection);
    const run = connection.executeQuery.bind(connection);
    return Object.assign(connection, {
      executeQuery: <R>(query: CompiledQuery) => wrap<R>(query, () => run<R>(query)),
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
        acquireConnection: async (...options: Parameters<typeof acquire>) => wrapped(await acquire(...options)),
      });
    },
  };
};
