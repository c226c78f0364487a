import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '@baguni/backend';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { openSqlite } from '../store/open-store.ts';
import type { SqlStore } from '../store/sql-store.ts';

/** The moment of every test, ms since 1970 UTC. */
export const NOW = Date.UTC(2026, 10, 20, 3);

/** A folder with a built page that is as small as can be. */
const builtPage = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'baguni-page-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="ko"><title>Cart</title></html>');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  return folder;
};

/** Settings for tests: as on a machine of one's own, silent. */
export const testConfig = (over: Partial<Config> = {}): Config => ({
  ...readConfig({}),
  pageFolder: builtPage(),
  logLevel: 'silent',
  mostDelayMs: 0,
  ...over,
});

/** A server with the demo marketplace in it. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly store: SqlStore;
}

/** What a test may choose of its server. */
export interface TestServerOptions {
  readonly store?: SqlStore;
  readonly config?: Partial<Config>;
  readonly now?: () => number;
}

/** Builds a server over a new SQLite database in memory, or the store given. */
export const testServer = async ({ store, config, now = () => NOW }: TestServerOptions = {}): Promise<TestServer> => {
  const used = store ?? (await openSqlite(':memory:'));
  await seedDemo(used, NOW);
  return { store: used, app: await buildServer({ store: used, now, config: testConfig(config) }) };
};
