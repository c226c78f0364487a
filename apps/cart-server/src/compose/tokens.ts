import type { Backend } from '@baguni/backend';
import type { FastifyInstance } from 'fastify';
import type { ServiceIdentifier } from 'inversify';
import type { CartWriteLimit } from '../api/cart-write-limit.ts';
import type { Handle } from '../store/response-cache.ts';
import type { AddStorefront } from '../api/routes.ts';
import type { Config } from '../config/config.ts';
import type { GatewayPages } from '../gateway/gateway-pages.ts';
import type { LogTarget } from '../http/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AddSignIn, Visitors } from '../session/visitors.ts';
import type { SqlStore } from '../store/sql-store.ts';

/** A name under which something is bound; its type says what. */
const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** The tokens of what a server stands on: its settings, and its ports. */
export const TOKENS = {
  config: token<Config>('config'),
  /** Milliseconds since 1970 UTC. */
  now: token<() => number>('now'),
  /** Where log lines go; null for the process's output. */
  logTo: token<LogTarget | null>('logTo'),
  /** The bare server, in an object: one that is not ready yet counts as a promise by itself. */
  fastify: token<{ readonly app: FastifyInstance }>('fastify'),
  /** Opened when it is first asked for, so ask with `getAsync` before anything that stands on it. */
  store: token<SqlStore>('store'),
  visitors: token<Visitors>('visitors'),
  backend: token<Backend>('backend'),
  /** Answers a call. */
  handle: token<Handle>('handle'),
  writeLimit: token<CartWriteLimit>('writeLimit'),
  /** What is counted; nothing where nobody asks for metrics. */
  metrics: token<Metrics>('metrics'),
  /** The pages that gateways open; a marketplace binds its own, the demo its reference ones (RT-09). */
  gatewayPages: token<GatewayPages>('gatewayPages'),
  /** As many as there are: the demo's, a marketplace's own (RT-12). */
  signIn: token<AddSignIn>('signIn'),
  /** The pages of a shop around the cart, as many as there are: the demo's. */
  storefront: token<AddStorefront>('storefront'),
};
