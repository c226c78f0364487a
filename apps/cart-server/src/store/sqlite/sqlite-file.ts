import { DatabaseSync } from 'node:sqlite';

/** How long a write waits while another process locks the file, in ms; below a client's 3 s (RL-6). */
const BUSY_MS = 2_500;

const settings = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma busy_timeout = ${BUSY_MS};
`;

/** Whose turn it is to use the one connection that writes. */
export interface Turns {
  /** Waits until all earlier holders have released. */
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

/** An open SQLite file: one connection that writes, in turns, durable on commit. */
export interface SqliteFile {
  readonly db: DatabaseSync;
  readonly turns: Turns;
}

/** Opens a file. @param path a file or `:memory:` */
export const sqliteFile = (path: string): SqliteFile => {
  const db = new DatabaseSync(path);
  db.exec(settings);
  return { db, turns: turns() };
};
