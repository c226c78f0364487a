import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';
import { sqliteConnection } from './sqlite-connection.ts';
import type { SqliteFile } from './sqlite-file.ts';

const driver = ({ db, turns: { acquire, release } }: SqliteFile): Driver => {
  const connection = sqliteConnection(db);
  const run = async (sql: string): Promise<void> => db.exec(sql);
  return {
    init: () => Promise.resolve(),
    acquireConnection: async (): Promise<DatabaseConnection> => {
      await acquire();
      return connection;
    },
    // a transaction that starts reading and then writes may fail because of another's write, so it starts as a writer
    beginTransaction: (_, { accessMode }) => run(accessMode === 'read only' ? 'begin' : 'begin immediate'),
    commitTransaction: () => run('commit'),
    // a full disk has ended the transaction already: a rollback would fail, and hide why
    rollbackTransaction: async () => {
      if (db.isTransaction) db.exec('rollback');
    },
    releaseConnection: async () => release(),
    destroy: async () => db.close(),
  };
};

/** SQLite through Node's own module: one connection, transactions one after another, durable on commit. */
export const sqliteDialect = (file: SqliteFile): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
