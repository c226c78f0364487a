import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
  type Driver,
  type SqliteStatement,
} from 'kysely';
import { readStored } from '../stored-json.ts';

/** Lock timeout of a write in ms, below the client’s 3 s (RL-6). */
const BUSY_MS = 2_500;

const settings = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma busy_timeout = ${BUSY_MS};
`;

/** Opens a SQLite file, durable on commit. */
export const sqliteFile = (path: string): DatabaseSync => {
  const db = new DatabaseSync(path);
  db.exec(settings);
  return db;
};

type Row = Record<string, SQLOutputValue>;

const MOST_STATEMENTS = 500;

const inputs = (parameters: readonly unknown[]): SQLInputValue[] =>
  parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value;
    if (value instanceof Uint8Array) return value;
    throw new TypeError(`a ${typeof value} is no value of a column`);
  });

const readRow = (row: Row, jsonColumns: readonly string[]): Readonly<Record<string, unknown>> => {
  const json = jsonColumns.map((name): readonly [string, unknown] => {
    const text = row[name];
    return [name, typeof text === 'string' ? readStored(text) : text];
  });
  return { ...row, ...Object.fromEntries(json) };
};

const prepare = (db: DatabaseSync, sql: string): SqliteStatement => {
  const statement = db.prepare(sql);
  const columns = statement.columns();
  const jsonColumns = columns.filter(({ type }) => type === 'json').map(({ name }) => name);
  return {
    reader: columns.length > 0,
    all: (parameters) => statement.all(...inputs(parameters)).map((row) => readRow(row, jsonColumns)),
    run: (parameters) => statement.run(...inputs(parameters)),
    iterate: () => {
      throw new Error('rows are not streamed');
    },
  };
};

/** Prepares each statement once. */
const preparing = (db: DatabaseSync): ((sql: string) => SqliteStatement) => {
  const known = new Map<string, SqliteStatement>();
  return (sql) => {
    const before = known.get(sql);
    if (before) return before;
    if (known.size >= MOST_STATEMENTS) known.clear();
    const now = prepare(db, sql);
    known.set(sql, now);
    return now;
  };
};

const driver = (db: DatabaseSync): Driver =>
  Object.assign(new SqliteDriver({ database: { prepare: preparing(db), close: () => db.close() } }), {
    // a transaction that reads first may fail at its first write, so it begins as a writer
    beginTransaction: async (...[, { accessMode }]: Parameters<Driver['beginTransaction']>) =>
      db.exec(accessMode === 'read only' ? 'begin' : 'begin immediate'),
    commitTransaction: async () => db.exec('commit'),
    // a full disk already ended the transaction: a rollback would fail and hide the reason
    rollbackTransaction: async () => {
      if (db.isTransaction) db.exec('rollback');
    },
  });

/** SQLite through `node:sqlite`: one connection, sequential transactions, durable on commit. */
export const sqliteDialect = (db: DatabaseSync): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driver(db),
  createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
