import { fileURLToPath } from 'node:url';
import { seedDemo } from '@baguni/backend';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../app.ts';
import { serverContainer, TOKENS } from '../compose/container.ts';
import { readConfig, type Config } from '../config/config.ts';
import type { LogTarget } from '../http/log.ts';
import type { Metrics } from '../metrics/prometheus.ts';
import type { ContainerModule } from 'inversify';
import type { AddSignIn } from '../session/visitors.ts';
import { testModule } from './test-module.ts';
import { openSqlite } from '../store/open-store.ts';
import { sqlStore, type SqlStore } from '../store/sql-store.ts';
import { sqliteDialect, sqliteFile } from '../store/sqlite/sqlite-dialect.ts';

export const NOW = Date.UTC(2026, 10, 20, 3);

const pageFolder = fileURLToPath(new URL('page', import.meta.url));

const siteFolder = fileURLToPath(new URL('site', import.meta.url));

const pageRenderer = fileURLToPath(new URL('page-renderer.ts', import.meta.url));

const built = {
  pageFolder,
  playgroundFolder: pageFolder,
  guideFolder: siteFolder,
  shopFolders: { '/corner-shop': pageFolder, '/bookshop': pageFolder },
};

const quiet = { ...built, pageRenderer, logLevel: 'silent', mostDelayMs: 0 } as const;

const testConfig = (over: Partial<Config> = {}): Config => ({
  ...readConfig({ BAGUNI_DEMO: 'on' }),
  ...quiet,
  ...over,
});

export const serverOver = (
  store: SqlStore,
  {
    config = testConfig(),
    now = () => NOW,
    logTo = null,
    signIn,
    metrics,
    module = config.isDemo ? testModule : undefined,
  }: Partial<ServerParts> = {},
): Promise<FastifyInstance> => {
  const server = serverContainer(config, module);
  server.rebindSync(TOKENS.store).toConstantValue(store);
  server.rebindSync(TOKENS.now).toConstantValue(now);
  server.rebindSync(TOKENS.logTo).toConstantValue(logTo);
  if (signIn) server.bind(TOKENS.signIn).toConstantValue(signIn);
  if (metrics) server.bind(TOKENS.metrics).toConstantValue(metrics);
  return buildServer(server);
};

export const liveServer = async (signIn?: AddSignIn, over: Partial<Config> = {}): Promise<TestServer> => {
  const store = await openSqlite(':memory:');
  const config = { ...readConfig({}), ...quiet, ...over };
  return { store, app: await serverOver(store, { config, ...(signIn ? { signIn } : {}) }) };
};

let demo: Uint8Array | undefined;

/** Opens a store in memory with the demo, which takes longer to write than to copy. */
export const demoStore = async (): Promise<SqlStore> => {
  const db = sqliteFile(':memory:');
  if (demo) db.deserialize(demo);
  const store = await sqlStore({
    kind: 'sqlite',
    dialect: sqliteDialect(db),
    isFull: () => false,
    connections: () => ({ most: 1, open: 1, idle: 1, waiting: 0 }),
  });
  if (demo) return store;
  await seedDemo(store, NOW);
  demo = db.serialize();
  return store;
};

export interface TestServer {
  readonly app: FastifyInstance;
  readonly store: SqlStore;
}

interface ServerParts {
  readonly config: Config;
  readonly now: () => number;
  readonly logTo: LogTarget | null;
  readonly signIn: AddSignIn;
  readonly metrics: Metrics;
  readonly module: ContainerModule | undefined;
}

export interface TestServerOptions {
  readonly store?: SqlStore;
  readonly config?: Partial<Config>;
  readonly now?: () => number;
  readonly logTo?: LogTarget | null;
  /** Binds the handler of calls, and what an extension of the server brings. */
  readonly module?: ContainerModule | undefined;
}

export const testServer = async ({
  store,
  config,
  now = () => NOW,
  logTo = null,
  module,
}: TestServerOptions = {}): Promise<TestServer> => {
  const used = store ?? (await demoStore());
  if (store) await seedDemo(store, NOW);
  return { store: used, app: await serverOver(used, { config: testConfig(config), now, logTo, module }) };
};
