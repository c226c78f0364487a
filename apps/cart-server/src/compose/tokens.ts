import type { Backend } from '@baguni/backend';
import type { FastifyInstance } from 'fastify';
import type { ServiceIdentifier } from 'inversify';
import type { CartWriteLimit, AddStorefront } from '../api/routes.ts';
import type { Handle } from '../store/response-cache.ts';
import type { Config } from '../config/config.ts';
import type { GatewayPages } from '../gateway/routes.ts';
import type { LogTarget } from '../http/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AddSignIn, Visitors } from '../session/visitors.ts';
import type { SqlStore } from '../store/sql-store.ts';

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
  /** Metrics, if enabled. */
  metrics: token<Metrics>('metrics'),
  gatewayPages: token<GatewayPages>('gatewayPages'),
  signIn: token<AddSignIn>('signIn'),
  storefront: token<AddStorefront>('storefront'),
};
