import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Container, ContainerModule } from 'inversify';
import { buildServer } from './app.ts';
import { serverContainer, TOKENS } from './compose/container.ts';
import type { Config } from './config/config.ts';
import type { StopTimes } from './config/settings.ts';
import type { WebhookReceiver } from './config/webhook-receivers.ts';
import { lineWriter } from './http/log.ts';
import { serveMetrics } from './metrics/metrics.ts';
import type { Metrics } from './metrics/prometheus.ts';
import { scheduleRetention } from './retention.ts';
import type { SqlStore } from './store/sql-store.ts';
import { webhooks, type WebhookSent } from './webhooks/deliver.ts';

/** Parts of a server outside the cart, e.g. the demo's pages. */
export interface ServerExtension {
  /** Binds the handler of calls and the other parts of the extension. */
  readonly module: ContainerModule;
  /** Prepares the database before the server listens. @param now ms since 1970 UTC */
  readonly prepare: (store: SqlStore, now: number) => Promise<void>;
  /** The lines that are printed when it listens at this port. */
  readonly announce: (port: string) => readonly string[];
}

const countingFor = async (server: Container): Promise<Metrics> => {
  const { prometheus } = await import('./metrics/prometheus.ts');
  const metrics = prometheus();
  server.bind(TOKENS.metrics).toConstantValue(metrics);
  return metrics;
};

/** Loads the tracing only if it is used. */
const traceTo = async (server: Container, endpoint: string): Promise<void> => {
  const { openTelemetry } = await import('./tracing/open-telemetry.ts');
  server
    .bind(TOKENS.tracing)
    .toConstantValue(openTelemetry(endpoint, process.env['OTEL_SERVICE_NAME'] ?? 'baguni-server'));
};

/** Delivers events while the server listens. */
const addWebhooks = (
  app: FastifyInstance,
  receivers: readonly WebhookReceiver[],
  store: SqlStore,
  metrics: Metrics | null,
): void => {
  const names = receivers.map(({ name }) => name);
  metrics?.watchWebhooks(names, () => store.webhooks.lags(names));
  const sent = (attempt: WebhookSent): void => metrics?.webhookSent(attempt);
  const { start: deliver, stop } = webhooks(receivers, { store, log: app.log, sent });
  app.addHook('onListen', async () => deliver());
  app.addHook('onClose', stop);
};

const start = async (
  config: Config,
  server: Container,
  extension: ServerExtension | null,
): Promise<FastifyInstance> => {
  if (config.tracesTo !== null) await traceTo(server, config.tracesTo);
  const store = await server.getAsync(TOKENS.store);
  const now = server.get(TOKENS.now);
  await extension?.prepare(store, now());
  const metrics = config.metricsAt && (await countingFor(server));
  const app = await buildServer(server);
  // hooks run in reverse order, so the database closes last
  app.addHook('onClose', async () => {
    await server.get(TOKENS.tracing, { optional: true })?.stop();
    await server.unbindAll();
  });
  const retention = scheduleRetention(app, store, now);
  metrics?.watchRetention(retention);
  metrics?.watchOutbox(store.outboxLag);
  if (config.webhooks.length > 0) addWebhooks(app, config.webhooks, store, metrics);
  await app.listen({ host: config.host, port: config.port });
  if (config.metricsAt && metrics) await serveMetrics(metrics, config.metricsAt);
  return app;
};

const portOf = (app: FastifyInstance): string => {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? String(address.port) : '';
};

/** Prints the hosts that are served, because a request to any other host is refused, and the place of the data. */
const announceServer = (port: string, { host, hosts, databaseUrl, databaseFile }: Config): void => {
  console.log(`\n  The cart listens at http://${host}:${port} behind a proxy that speaks https, for these hosts only:`);
  const carts = Object.values(hosts).flatMap((tenant) => Object.values(tenant).map(({ cart }) => cart));
  for (const cart of new Set(carts)) console.log(`    ${cart}`);
  const database = databaseUrl === null ? `the SQLite file ${databaseFile}: DATABASE_URL is not set` : 'PostgreSQL';
  console.log(`\n  Its data is in ${database}.`);
  console.log('\n  The demo and its sign-in are not part of this server; npm start starts them.');
};

const announce = (app: FastifyInstance, config: Config, extension: ServerExtension | null): void => {
  if (extension) for (const line of extension.announce(portOf(app))) console.log(line);
  else announceServer(portOf(app), config);
  console.log('\n  Ctrl-C stops the server.\n');
};

/**
 * Stops on a signal: first reports not ready, so that a load balancer sends requests elsewhere, then stops listening
 * and finishes running requests. At the deadline it ends in any case. Further signals change nothing.
 */
const stopOnSignal = (app: FastifyInstance, { drain, deadline }: StopTimes, exit: (code: number) => void): void => {
  const stop = async (ms: number): Promise<void> => {
    app.stopping.hasBegun = true;
    await wait(ms);
    // a half-open request or a batch of retention would otherwise delay the exit
    await Promise.race([app.close(), wait(deadline)]);
  };
  const stopAfter = (ms: number) => (): void => {
    if (app.stopping.hasBegun) return;
    void stop(ms).then(
      () => exit(0),
      () => exit(1),
    );
  };
  // Ctrl-C has no load balancer
  process.on('SIGINT', stopAfter(0));
  process.on('SIGTERM', stopAfter(drain));
};

const lineOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'The server did not start.';
  const code = 'code' in error ? String(error.code) : '';
  // if all addresses of a database fail, the error has a code but no message
  if (code !== 'EADDRINUSE') return `The server did not start: ${error.message || code}`;
  const port = 'port' in error ? String(error.port) : '';
  return `Port ${port} is in use. Set another, for example PORT=4001.`;
};

/** Replaces this process with one that has a heap of this size, because Node sets it only at the start. */
const setHeap = (mib: number | null): void => {
  const flag = `--max-old-space-size=${mib}`;
  if (mib === null || process.execArgv.includes(flag)) return;
  if (!process.execve) throw new Error('BAGUNI_HEAP needs Linux or macOS');
  process.execve(process.execPath, [process.execPath, ...process.execArgv, flag, ...process.argv.slice(1)]);
};

/**
 * Runs a server until a signal stops it; prints one line and exits if it cannot start.
 * @param readConfig receives a function for lines about unknown settings
 */
export const runServer = async (
  readConfig: (warn: (line: string) => void) => Config,
  extension: ServerExtension | null = null,
): Promise<void> => {
  // the library of the database alone fills the ten lines that are usual
  Error.stackTraceLimit = 30;
  let server: Container | null = null;
  const lines = lineWriter();
  const exit = (code: number): void => {
    try {
      // the last lines may still wait
      lines.flushSync();
    } finally {
      process.exit(code);
    }
  };
  try {
    const warnings: string[] = [];
    const config = readConfig((line) => warnings.push(line));
    setHeap(config.heapMiB);
    // the process that replaces this one would print them again
    for (const line of warnings) console.error(line);
    server = serverContainer(config, extension?.module);
    server.rebindSync(TOKENS.logTo).toConstantValue(lines);
    const app = await start(config, server, extension);
    stopOnSignal(app, config.stop, exit);
    announce(app, config, extension);
  } catch (error) {
    console.error(lineOf(error));
    await server?.unbindAll().catch(() => undefined);
    exit(1);
  }
};
