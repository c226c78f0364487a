import { fileURLToPath } from 'node:url';
import { seedDemo } from '@baguni/backend';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../app.ts';
import { serverContainer } from '../compose/container.ts';
import { TOKENS } from '../compose/tokens.ts';
import { readConfig, type Config } from '../config/config.ts';
import type { LogTarget } from '../http/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ContainerModule } from 'inversify';
import type { AddSignIn } from '../session/visitors.ts';
import { testModule } from './test-module.ts';
import { openSqlite } from '../store/open-store.ts';
import type { SqlStore } from '../store/sql-store.ts';

/** The moment of every test, ms since 1970 UTC. */
export const NOW = Date.UTC(2026, 10, 20, 3);

/** A built page that is as small as can be. */
const pageFolder = fileURLToPath(new URL('page', import.meta.url));

/** A built site of several pages, as small as can be. */
const siteFolder = fileURLToPath(new URL('site', import.meta.url));

/** A part that draws it, as small as can be: it says what it reads. */
const pageRenderer = fileURLToPath(new URL('page-renderer.ts', import.meta.url));

const built = { pageFolder, playgroundFolder: pageFolder, guideFolder: siteFolder, cornerShopFolder: pageFolder };

const quiet = { ...built, pageRenderer, logLevel: 'silent', mostDelayMs: 0 } as const;

/** Settings for tests: as on a machine of one's own, silent. */
const testConfig = (over: Partial<Config> = {}): Config => ({
  ...readConfig({ BAGUNI_DEMO: 'on' }),
  ...quiet,
  ...over,
});

/** Builds a server over a store that its test closes. */
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

/** A server as it is where nobody asked for the demo, over a new database with nothing in it. */
export const liveServer = async (signIn?: AddSignIn): Promise<TestServer> => {
  const store = await openSqlite(':memory:');
  const config = { ...readConfig({}), ...quiet };
  return { store, app: await serverOver(store, { config, ...(signIn ? { signIn } : {}) }) };
};

/** A server with the demo marketplace in it. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly store: SqlStore;
}

/** What a test may bring in place of what a server is composed of. */
interface ServerParts {
  readonly config: Config;
  readonly now: () => number;
  readonly logTo: LogTarget | null;
  readonly signIn: AddSignIn;
  readonly metrics: Metrics;
  readonly module: ContainerModule | undefined;
}

/** What a test may choose of its server. */
export interface TestServerOptions {
  readonly store?: SqlStore;
  readonly config?: Partial<Config>;
  readonly now?: () => number;
  readonly logTo?: LogTarget | null;
  /** Binds the handler of calls, and what an extension of the server brings. */
  readonly module?: ContainerModule | undefined;
}

/** Builds a server over a new SQLite database in memory, or the store given. */
export const testServer = async ({
  store,
  config,
  now = () => NOW,
  logTo = null,
  module,
}: TestServerOptions = {}): Promise<TestServer> => {
  const used = store ?? (await openSqlite(':memory:'));
  await seedDemo(used, NOW);
  return { store: used, app: await serverOver(used, { config: testConfig(config), now, logTo, module }) };
};
