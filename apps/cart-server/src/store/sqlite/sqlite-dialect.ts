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
    // a transaction that reads first may fail at its first write, so it begins as a writer
    beginTransaction: (_, { accessMode }) => run(accessMode === 'read only' ? 'begin' : 'begin immediate'),
    commitTransaction: () => run('commit'),
    // a full disk already ended the transaction: a rollback would fail and hide the reason
    rollbackTransaction: async () => {
      if (db.isTransaction) db.exec('rollback');
    },
    releaseConnection: async () => release(),
    destroy: async () => db.close(),
  };
};

/** SQLite through `node:sqlite`: one connection, sequential transactions, durable on commit. */
export const sqliteDialect = (file: SqliteFile): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
