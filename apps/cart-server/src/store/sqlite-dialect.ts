import { DatabaseSync } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';
import { sqliteConnection } from './sqlite-connection.ts';

/** How long a write waits while another process locks the file, in ms; below a client's 3 s (RL-6). */
const BUSY_MS = 2_500;

const settings = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma busy_timeout = ${BUSY_MS};
`;

/** A mutex: acquiring waits until all earlier holders have released. */
const turns = (): { readonly acquire: () => Promise<void>; readonly release: () => void } => {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    acquire: () =>
      new Promise((resolve) => {
        if (isTaken) waiting.push(resolve);
        else {
          isTaken = true;
          resolve();
        }
      }),
    release: () => {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
};

const driver = (path: string): Driver => {
  const db = new DatabaseSync(path);
  const connection = sqliteConnection(db);
  const { acquire, release } = turns();
  const run = async (sql: string): Promise<void> => db.exec(sql);
  return {
    init: () => run(settings),
    acquireConnection: async (): Promise<DatabaseConnection> => {
      await acquire();
      return connection;
    },
    // a transaction that starts reading and then writes may fail because of another's write, so it starts as a writer
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    releaseConnection: async () => release(),
    destroy: async () => db.close(),
  };
};

/** SQLite through Node's own module: one connection, transactions one after another, durable on commit. @param path a file or `:memory:` */
export const sqliteDialect = (path: string): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driver(path),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
