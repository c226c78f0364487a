import { DatabaseSync } from 'node:sqlite';

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
