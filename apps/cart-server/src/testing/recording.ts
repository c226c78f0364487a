import type { Dialect } from 'kysely';
import { sqlStore, type SqlStore } from '../store/sql-store.ts';
import { connectorForShoppers } from '../store/postgres/connector.ts';
import { postgresDialect } from '../store/postgres/postgres-dialect.ts';
import { sqliteDialect, sqliteFile } from '../store/sqlite/sqlite-dialect.ts';
import type { DatabaseKind } from '../store/schema.ts';
import { wrappedDialect } from '../store/traced-dialect.ts';
import { patientPool } from './postgres.ts';

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

const recordingDialect = (dialect: Dialect, take: (recorded: Recorded) => void): Dialect =>
  wrappedDialect(dialect, async ({ sql }, run) => {
    const result = await run();
    take({ sql, rows: result.rows.length, bytes: JSON.stringify(result.rows).length });
    return result;
  });

/** Opens a store that records its statements. @param place a file, or the URL of a database */
export const recordedStore = async (kind: DatabaseKind, place: string): Promise<RecordedStore> => {
  let statements: Recorded[] = [];
  const takeStatements = (): readonly Recorded[] => {
    const taken = statements;
    statements = [];
    return taken;
  };
  const dialect =
    kind === 'sqlite' ? sqliteDialect(sqliteFile(place)) : postgresDialect(connectorForShoppers(place, patientPool));
  const store = await sqlStore({
    kind,
    dialect: recordingDialect(dialect, (recorded) => statements.push(recorded)),
    isFull: () => false,
    connections: () => ({ most: 1, open: 1, idle: 1, waiting: 0 }),
  });
  takeStatements();
  return { ...store, takeStatements };
};
