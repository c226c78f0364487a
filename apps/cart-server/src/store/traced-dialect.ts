import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult } from 'kysely';
import type { Trace } from '../tracing/trace.ts';
import type { DatabaseKind } from './schema.ts';

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

const systems: Readonly<Record<DatabaseKind, string>> = { sqlite: 'sqlite', postgres: 'postgresql' };

/** Runs each statement in a span with its text. The text has placeholders instead of values. */
export const tracedDialect = (dialect: Dialect, kind: DatabaseKind, trace: Trace): Dialect =>
  wrappedDialect(dialect, ({ sql }, run) =>
    trace(
      {
        name: /^\w+/u.exec(sql)?.[0] ?? 'statement',
        kind: 'Client',
        values: { 'db.system.name': systems[kind], 'db.query.text': sql },
      },
      run,
    ),
  );
