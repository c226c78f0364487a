// required by inversify metadata
import 'reflect-metadata/lite';
import { type Backend, demoOverseas, handle } from '@baguni/backend';
import fastify, { type FastifyInstance } from 'fastify';
import { type ServiceIdentifier, ContainerModule, type ResolutionContext, Container } from 'inversify';
import { type CartWriteLimit, type AddStorefront, BODY_BYTES, cartWriteLimit } from '../api/routes.ts';
import { type Handle, cacheResponses } from '../store/response-cache.ts';
import type { Config } from '../config/config.ts';
import type { GatewayPages } from '../gateway/routes.ts';
import { type LogDrops, type LogTarget, logging, reportTo } from '../http/log.ts';
import type { Metrics } from '../metrics/prometheus.ts';
import type { SqlStore } from '../store/sql-store.ts';
import type { Tracing } from '../tracing/trace.ts';
import { answerError } from '../errors/answer-error.ts';
import { randomBytes } from 'node:crypto';
import { engineOffers } from '@baguni/contract/engine/offers';
import { orderCheck } from '@baguni/contract/engine/orders';
import { enginePrices } from '@baguni/contract/engine/prices';
import { txKey } from '@baguni/domain/internal';
import { cookieVisitors, type AddSignIn, type Visitors } from '../session/visitors.ts';
import { openStore } from '../store/open-store.ts';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

export const TOKENS = {
  config: token<Config>('config'),
  /** Ms since 1970 UTC. */
  now: token<() => number>('now'),
  logTo: token<LogTarget | null>('logTo'),
  /** The server, wrapped in an object because a Fastify instance that is not ready is thenable. */
  fastify: token<{ readonly app: FastifyInstance }>('fastify'),
  /** Opened on first use; resolve it with `getAsync` before services that need it. */
  store: token<SqlStore>('store'),
  visitors: token<Visitors>('visitors'),
  backend: token<Backend>('backend'),
  handle: token<Handle>('handle'),
  writeLimit: token<CartWriteLimit>('writeLimit'),
  metrics: token<Metrics>('metrics'),
  /** Traces, if an endpoint is configured. */
  tracing: token<Tracing>('tracing'),
  gatewayPages: token<GatewayPages>('gatewayPages'),
  signIn: token<AddSignIn>('signIn'),
  storefront: token<AddStorefront>('storefront'),
};

const bounds = {
  bodyLimit: BODY_BYTES,
  connectionTimeout: 30_000,
  keepAliveTimeout: 10_000,
  // half-open requests hold their connections until the next check
  http: { headersTimeout: 3_000, connectionsCheckingInterval: 1_000 },
} as const;
/** Further connections are closed at once, also those of health checks. */
const MOST_CONNECTIONS = 4_000;

const bareServer = (config: Config, logTo: LogTarget | null): { readonly app: FastifyInstance } => {
  const drops: LogDrops = { client: 0, sampling: 0 };
  // never `trustProxy`: it would read host, protocol and address from X-Forwarded headers (RT-16, RL-3)
  const app: FastifyInstance = fastify({
    ...bounds,
    requestTimeout: config.requestTimeoutMs,
    ...logging(config, logTo, drops),
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  app.decorate('hosts', config.hosts);
  app.decorate('logDrops', drops);
  app.decorateRequest('visitor', null);
  app.decorateRequest('refusal', null);
  app.decorateRequest('limit', null);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  return { app };
};

const backendOf = (server: ResolutionContext): Backend => {
  const store = server.get(TOKENS.store);
  return {
    store,
    environment: server.get(TOKENS.config).environment,
    overseas: demoOverseas,
    engine: { prices: enginePrices, orders: orderCheck, offers: engineOffers },
    newTxKey: () => txKey(randomBytes(16).toString('base64url')),
    report: reportTo(server.get(TOKENS.fastify).app),
  };
};

const portsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.now).toConstantValue(() => Date.now());
  bind(TOKENS.logTo).toConstantValue(null);
  bind(TOKENS.fastify).toDynamicValue((server) => bareServer(server.get(TOKENS.config), server.get(TOKENS.logTo)));
  bind(TOKENS.store)
    .toDynamicValue((server) =>
      openStore(server.get(TOKENS.config), server.get(TOKENS.tracing, { optional: true })?.trace),
    )
    .onDeactivation((store) => store.close());
  bind(TOKENS.visitors).toDynamicValue((server) =>
    cookieVisitors({
      store: server.get(TOKENS.store),
      now: server.get(TOKENS.now),
      config: server.get(TOKENS.config),
    }),
  );
  bind(TOKENS.backend).toDynamicValue(backendOf);
  bind(TOKENS.writeLimit).toDynamicValue(() => cartWriteLimit());
});

/** Answers calls without changes. */
const liveModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.handle).toDynamicValue((server) => cacheResponses(handle, server.get(TOKENS.store)));
});

/**
 * The container of a process: binds every port to its adapter. A marketplace also binds its own sign-in, and a test rebinds
 * the replaced ports. `unbindAll` closes the store.
 * @param callModule binds the handler of calls, and the parts of an extension
 */
export const serverContainer = (config: Config, callModule: ContainerModule = liveModule): Container => {
  const server = new Container({ defaultScope: 'Singleton' });
  server.bind(TOKENS.config).toConstantValue(config);
  server.loadSync(portsModule, callModule);
  return server;
};
