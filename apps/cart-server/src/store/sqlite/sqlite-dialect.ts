import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
  type Driver,
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

export interface Turns {
  readonly acquire: () => Promise<void>;
  readonly release: () => void;
  readonly used: () => { readonly idle: number; readonly waiting: number };
}

const turns = (): Turns => {
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
    used: () => ({ idle: isTaken ? 0 : 1, waiting: waiting.length }),
  };
};

/** An open SQLite file with one connection, durable on commit. */
export interface SqliteFile {
  readonly db: DatabaseSync;
  readonly turns: Turns;
}

export const sqliteFile = (path: string): SqliteFile => {
  const db = new DatabaseSync(path);
  db.exec(settings);
  return { db, turns: turns() };
};

interface Prepared {
  readonly statement: StatementSync;
  readonly isReader: boolean;
  readonly jsonColumns: readonly string[];
}

type Row = Record<string, SQLOutputValue>;

const MOST_STATEMENTS = 500;

const prepare = (db: DatabaseSync, sql: string): Prepared => {
  const statement = db.prepare(sql);
  const columns = statement.columns();
  const jsonColumns = columns.filter(({ type }) => type === 'json').map(({ name }) => name);
  return { statement, isReader: columns.length > 0, jsonColumns };
};

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

const sqliteConnection = (db: DatabaseSync): DatabaseConnection => {
  const known = new Map<string, Prepared>();
  const preparedOf = (sql: string): Prepared => {
    const before = known.get(sql);
    if (before) return before;
    if (known.size >= MOST_STATEMENTS) known.clear();
    const now = prepare(db, sql);
    known.set(sql, now);
    return now;
  };
  const run = <R>({ sql, parameters }: CompiledQuery): QueryResult<R> => {
    const { statement, isReader, jsonColumns } = preparedOf(sql);
    if (!isReader) return { rows: [], numAffectedRows: BigInt(statement.run(...inputs(parameters)).changes) };
    const rows = statement.all(...inputs(parameters)).map((row) => readRow(row, jsonColumns));
    // Kysely names the row type of a query by its text; a driver cannot prove it
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { rows: rows as R[], numAffectedRows: BigInt(rows.length) };
  };
  return {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => run<R>(query),
    streamQuery: () => {
      throw new Error('rows are not streamed');
    },
  };
};

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
