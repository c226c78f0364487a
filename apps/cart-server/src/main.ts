import { demoBuyers, seedDemo } from '@baguni/backend';
import type { FastifyInstance } from 'fastify';
import { buildServer } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { keepTidy } from './retention.ts';
import { openStore } from './store/open-store.ts';
import type { SqlStore } from './store/sql-store.ts';

const now = (): number => Date.now();

const start = async (config: Config, store: SqlStore): Promise<FastifyInstance> => {
  if (config.isDemo) await seedDemo(store, now());
  const app = await buildServer({ store, now, config });
  keepTidy(app, store, now);
  app.addHook('onClose', () => store.close());
  await app.listen({ host: config.host, port: config.port });
  return app;
};

const portOf = (app: FastifyInstance): string => {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? String(address.port) : '';
};

const announce = (app: FastifyInstance, { isDemo }: Config): void => {
  const port = portOf(app);
  console.log(`\n  The cart        http://localhost:${port}/`);
  if (isDemo) {
    console.log(`  Demo buyers     http://localhost:${port}/demo`);
    console.log(`  Outlet          http://outlet.localhost:${port}/demo`);
  }
  console.log(`  API             http://localhost:${port}/docs\n`);
  if (isDemo) for (const { name, title } of demoBuyers('marketplace')) console.log(`    ${name.padEnd(22)}${title.en}`);
  console.log('\n  Ctrl-C stops the server.\n');
};

/** Stops taking requests, lets those under way finish, closes the database, and ends. */
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
  if (!('code' in error && error.code === 'EADDRINUSE')) return `The server did not start: ${error.message}`;
  const port = 'port' in error ? String(error.port) : '';
  return `Port ${port} is in use. Set another: PORT=4001 npm start`;
};

const main = async (): Promise<void> => {
  let store: SqlStore | null = null;
  try {
    const config = readConfig(process.env);
    store = await openStore(config);
    const app = await start(config, store);
    stopOnSignal(app);
    announce(app, config);
  } catch (error) {
    console.error(lineOf(error));
    await store?.close().catch(() => undefined);
    process.exit(1);
  }
};

await main();
