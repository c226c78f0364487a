import { demoBuyers, seedDemo } from '@baguni/backend';
import { devices, hostsOf, tenants } from '@baguni/domain';
import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import { buildServer } from './app.ts';
import { serverContainer } from './compose/container.ts';
import { TOKENS } from './compose/tokens.ts';
import { readConfig, type Config } from './config/config.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import type { Metrics } from './metrics/metrics.ts';
import { scheduleRetention } from './retention.ts';

/** Names the bundle; null where the server runs from its sources, whose demo may have changed since the last start. */
const build = process.env['BAGUNI_BUILD'] ?? null;

/** Counts from here on; what counts is loaded only where somebody asks for it. */
const countingFor = async (server: Container): Promise<Metrics> => {
  const { prometheus } = await import('./metrics/prometheus.ts');
  const metrics = prometheus();
  server.bind(TOKENS.metrics).toConstantValue(metrics);
  return metrics;
};

const start = async (config: Config, server: Container): Promise<FastifyInstance> => {
  const store = await server.getAsync(TOKENS.store);
  const now = server.get(TOKENS.now);
  if (config.isDemo) await seedDemo(store, now(), build);
  const metrics = config.metricsAt && (await countingFor(server));
  const app = await buildServer(server);
  scheduleRetention(app, store, now);
  app.addHook('onClose', () => server.unbindAll());
  await app.listen({ host: config.host, port: config.port });
  if (config.metricsAt && metrics) await serveMetrics(metrics, config.metricsAt);
  return app;
};

const portOf = (app: FastifyInstance): string => {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? String(address.port) : '';
};

const announceDemo = (port: string): void => {
  console.log(`\n  The cart        http://localhost:${port}/`);
  console.log(`  Demo buyers     http://localhost:${port}/demo`);
  console.log(`  Outlet          http://outlet.localhost:${port}/demo`);
  console.log(`  API             http://localhost:${port}/docs\n`);
  for (const { name, title } of demoBuyers('marketplace')) console.log(`    ${name.padEnd(22)}${title.en}`);
};

/** Says which hosts are served, for someone who left the demo off by mistake and gets no answer. */
const announceLive = (port: string, { host, environment }: Config): void => {
  console.log(`\n  The cart listens at http://${host}:${port} behind a proxy that speaks https, for these hosts only:`);
  for (const tenant of tenants)
    for (const device of devices) console.log(`    ${hostsOf(environment.name, tenant, device).cart}`);
  console.log('\n  The demo and its sign-in are off; BAGUNI_DEMO=on turns them on.');
};

const announce = (app: FastifyInstance, config: Config): void => {
  if (config.isDemo) announceDemo(portOf(app));
  else announceLive(portOf(app), config);
  console.log('\n  Ctrl-C stops the server.\n');
};

/** Stops taking requests, finishes running ones, closes the database, and exits. */
const stopOnSignal = (app: FastifyInstance): void => {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

const lineOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'The server did not start.';
  const code = 'code' in error ? String(error.code) : '';
  // a database that is found at none of several addresses gives a code without a message
  if (code !== 'EADDRINUSE') return `The server did not start: ${error.message || code}`;
  const port = 'port' in error ? String(error.port) : '';
  return `Port ${port} is in use. Set another: PORT=4001 npm start`;
};

const main = async (): Promise<void> => {
  let server: Container | null = null;
  try {
    const config = readConfig(process.env);
    server = serverContainer(config);
    const app = await start(config, server);
    stopOnSignal(app);
    announce(app, config);
  } catch (error) {
    console.error(lineOf(error));
    await server?.unbindAll().catch(() => undefined);
    process.exit(1);
  }
};

await main();
