import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database } from './database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** How long to wait for a server that writes, in ms. */
const BUSY_MS = 10_000;

/** A SQLite file for one server. */
export const sqlite = async (): Promise<Database> => {
  const folder = temporaryFolder();
  mkdirSync(folder);
  const path = join(folder, 'chaos.sqlite');
  return {
    name: 'SQLite',
    settings: { BAGUNI_DB: path },
    processes: 1,
    query: async (sql) => {
      const db = new DatabaseSync(path);
      try {
        db.exec(`pragma busy_timeout = ${BUSY_MS}`);
        return db.prepare(sql).all();
      } finally {
        db.close();
      }
    },
    endConnections: null,
    restart: null,
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
};
