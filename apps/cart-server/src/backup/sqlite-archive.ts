import { existsSync, mkdirSync } from 'node:fs';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATION_TABLE } from '../store/migrations.ts';
import { isFileBusy } from '../store/database-errors.ts';
import type { Archive } from './archive.ts';

/** Reads a file that is not changed meanwhile. */
const reading = <A>(path: string, read: (db: DatabaseSync) => A): A => {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
};

const tablesIn = (db: DatabaseSync): readonly unknown[] =>
  db
    .prepare(`select name from sqlite_schema where type = 'table'`)
    .all()
    .map(({ name }) => name);

const stepsIn = (db: DatabaseSync): readonly string[] => {
  const found = db.prepare('pragma integrity_check').all();
  if (found[0]?.['integrity_check'] !== 'ok') throw new Error('the file is damaged');
  if (!tablesIn(db).includes(MIGRATION_TABLE)) return [];
  return db
    .prepare(`select name from ${MIGRATION_TABLE}`)
    .all()
    .map(({ name }) => String(name));
};

/** Writes the log into the file and deletes it; throws if a server has the file open. A damaged file is replaced anyway. */
const closeLog = async (path: string): Promise<void> => {
  if (!existsSync(path)) return;
  try {
    const db = new DatabaseSync(path);
    try {
      db.exec('pragma journal_mode = delete');
    } finally {
      db.close();
    }
  } catch (error) {
    if (isFileBusy(error)) throw new Error(`${path} is in use; stop its server first`, { cause: error });
  }
  for (const end of ['-wal', '-shm']) await rm(`${path}${end}`, { force: true });
};

export const sqliteArchive = (path: string): Archive => ({
  extension: 'sqlite',
  save: async (file) => {
    if (!existsSync(path)) throw new Error(`there is no database at ${path}`);
    reading(path, (db) => db.prepare('vacuum into ?').run(file));
  },
  steps: async (file) => reading(file, stepsIn),
  isEmpty: async () => !existsSync(path) || reading(path, (db) => tablesIn(db).length === 0),
  load: async (file) => {
    mkdirSync(dirname(path), { recursive: true });
    const partial = `${path}.partial`;
    await copyFile(file, partial);
    const written = await open(partial, 'r+');
    await written.sync();
    await written.close();
    await closeLog(path);
    await rename(partial, path);
  },
});
