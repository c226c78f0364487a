import { fileURLToPath } from 'node:url';
import { seedDemo } from '@baguni/backend';
import type { FastifyInstance } from 'fastify';
import { buildServer, type ServerDeps } from '../app.ts';
import { readConfig, type Config } from '../config/config.ts';
import type { LogTarget } from '../http/log.ts';
import { openSqlite } from '../store/open-store.ts';
import type { SqlStore } from '../store/sql-store.ts';

/** The moment of every test, ms since 1970 UTC. */
export const NOW = Date.UTC(2026, 10, 20, 3);

/** A built page that is as small as can be. */
const pageFolder = fileURLToPath(new URL('page', import.meta.url));

/** A part that draws it, as small as can be: it says what it reads. */
const pageRenderer = fileURLToPath(new URL('page-renderer.ts', import.meta.url));

const quiet = { pageFolder, pageRenderer, logLevel: 'silent', mostDelayMs: 0 } as const;

/** Settings for tests: as on a machine of one's own, silent. */
export const testConfig = (over: Partial<Config> = {}): Config => ({
  ...readConfig({ BAGUNI_DEMO: 'on' }),
  ...quiet,
  ...over,
});

/** A server as it is where nobody asked for the demo, over a new database with nothing in it. */
export const liveServer = async (deps: Pick<ServerDeps, 'addSignIn'> = {}): Promise<TestServer> => {
  const store = await openSqlite(':memory:');
  const config = { ...readConfig({}), ...quiet };
  return { store, app: await buildServer({ store, now: () => NOW, config, ...deps }) };
};

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
  readonly logTo?: LogTarget;
}

/** Builds a server over a new SQLite database in memory, or the store given. */
export const testServer = async ({
  store,
  config,
  now = () => NOW,
  logTo,
}: TestServerOptions = {}): Promise<TestServer> => {
  const used = store ?? (await openSqlite(':memory:'));
  await seedDemo(used, NOW);
  return {
    store: used,
    app: await buildServer({ store: used, now, config: testConfig(config), ...(logTo ? { logTo } : {}) }),
  };
};
