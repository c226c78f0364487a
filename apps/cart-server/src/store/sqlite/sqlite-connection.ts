import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

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
    throw new TypeError(`a ${typeof value} is no value of a column`);
  });

const readRow = (row: Row, jsonColumns: readonly string[]): Readonly<Record<string, unknown>> => {
  const json = jsonColumns.map((name): readonly [string, unknown] => {
    const text = row[name];
    return [name, typeof text === 'string' ? JSON.parse(text) : text];
  });
  return { ...row, ...Object.fromEntries(json) };
};

export const sqliteConnection = (db: DatabaseSync): DatabaseConnection => {
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
