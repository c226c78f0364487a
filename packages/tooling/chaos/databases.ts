import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { clusterPrograms, missingPrograms, startCluster } from '@baguni/cart-server/testing/cluster';
import { startPostgres, temporaryFolder } from '../src/lib/postgres.ts';
import type { Query } from './rows.ts';

/** The database of the servers, and its faults. */
export interface Database {
  readonly name: 'PostgreSQL' | 'SQLite';
  /** The environment that connects a server to it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Number of server processes that share it. */
  readonly processes: number;
  readonly query: Query;
  /** Ends every connection of the servers; null if there are none. */
  readonly endConnections: (() => Promise<unknown>) | null;
  /** Stops it, with or without a shutdown, and starts it again. */
  readonly restart: ((isCrash: boolean) => Promise<void>) | null;
  /** Kills the primary, promotes its standby and adds a new one; null without a standby. */
  readonly failOver: (() => Promise<void>) | null;
  /** The ports of both hosts; null without a standby. */
  readonly ports: readonly [number, number] | null;
  readonly close: () => Promise<void>;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
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

const END_CONNECTIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Starts PostgreSQL with a standby for two servers. */
const replicated = async (): Promise<Database> => {
  const cluster = await startCluster();
  return {
    name: 'PostgreSQL',
    settings: { DATABASE_URL: cluster.url },
    processes: 2,
    query: cluster.query,
    endConnections: () => cluster.query(END_CONNECTIONS),
    restart: async (isCrash) => {
      await cluster.stopPrimary(isCrash ? 'SIGQUIT' : 'SIGINT');
      await cluster.startPrimary();
    },
    failOver: async () => {
      await cluster.stopPrimary('SIGKILL');
      await cluster.promoteStandby();
      await cluster.addStandby();
    },
    ports: cluster.ports,
    close: cluster.stop,
  };
};

/** Starts PostgreSQL without a standby for two servers. */
const alone = async (): Promise<Database> => {
  const { url, folder, server } = await startPostgres('fsync=off', 'max_connections=100');
  const query: Query = async <Row>(sql: string) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller describes the columns
      return (await client.query(sql)).rows as readonly Row[];
    } finally {
      await client.end();
    }
  };
  return {
    name: 'PostgreSQL',
    settings: { DATABASE_URL: url },
    processes: 2,
    query,
    endConnections: () => query(END_CONNECTIONS),
    restart: async (isCrash) => {
      await (isCrash ? crash(folder) : server.stop());
      await server.start();
    },
    failOver: null,
    ports: null,
    close: () => server.stop(),
  };
};

/** A failover needs programs of the system’s PostgreSQL. */
const postgres = (): Promise<Database> => (missingPrograms(...clusterPrograms).length > 0 ? alone() : replicated());

/** Creates a SQLite file for one server. */
const sqlite = async (): Promise<Database> => {
  const folder = temporaryFolder();
  mkdirSync(folder);
  const path = join(folder, 'chaos.sqlite');
  return {
    name: 'SQLite',
    settings: { BAGUNI_DB: path },
    processes: 1,
    query: async <Row>(sql: string) => {
      const db = new DatabaseSync(path, { timeout: 10_000 });
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller describes the columns
        return db.prepare(sql).all() as readonly object[] as readonly Row[];
      } finally {
        db.close();
      }
    },
    endConnections: null,
    restart: null,
    failOver: null,
    ports: null,
    close: () => Promise.resolve(),
  };
};

export const databases = { postgres, sqlite } as const;
export type DatabaseName = keyof typeof databases;
