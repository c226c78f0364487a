import type { CompiledQuery, DatabaseConnection, Dialect } from 'kysely';
import type { Trace } from '../tracing/trace.ts';
import type { DatabaseKind } from './schema.ts';

const systems: Readonly<Record<DatabaseKind, string>> = { sqlite: 'sqlite', postgres: 'postgresql' };

/** Runs each statement in a span with its text. The text has placeholders instead of values. */
export const tracedDialect = (dialect: Dialect, kind: DatabaseKind, trace: Trace): Dialect => {
  const seen = new WeakSet<DatabaseConnection>();
  const traced = (connection: DatabaseConnection): DatabaseConnection => {
    if (seen.has(connection)) return connection;
    seen.add(connection);
    const run = connection.executeQuery.bind(connection);
    return Object.assign(connection, {
      executeQuery: <R>(query: CompiledQuery) =>
        trace(
          {
            name: /^\w+/u.exec(query.sql)?.[0] ?? 'statement',
            kind: 'Client',
            values: { 'db.system.name': systems[kind], 'db.query.text': query.sql },
          },
          () => run<R>(query),
        ),
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
        acquireConnection: async (...options: Parameters<typeof acquire>) => traced(await acquire(...options)),
      });
    },
  };
};
