import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import { demoOverseas, heldCarts, type Backend } from '@baguni/backend';
import { txKey } from '@baguni/domain';
import fastify, { type FastifyInstance } from 'fastify';
import { cartWriteLimit } from './api/cart-write-limit.ts';
import { addApi, BODY_BYTES } from './api/routes.ts';
import type { Config } from './config/config.ts';
import { addDemo } from './demo/routes.ts';
import { addDocs } from './docs/docs.ts';
import { answerError, busyBodies } from './errors/answer-error.ts';
import { addAdmission } from './http/admission.ts';
import { addCompression } from './http/compressed.ts';
import { addHeaders } from './http/headers.ts';
import { addLimits } from './http/limits.ts';
import { addLog, logging, reportTo, type LogTarget } from './http/log.ts';
import { addCartPages } from './pages/cart-page.ts';
import { answerNotFound } from './errors/not-found.ts';
import { addRootPage } from './pages/root-page.ts';
import { addStaticFiles } from './pages/static-files.ts';
import { cookieVisitors } from './session/cookie-visitors.ts';
import type { Visitors } from './session/visitors.ts';
import type { ServedStore } from './store/sql-store.ts';

/** What a server needs. */
export interface ServerDeps {
  readonly store: ServedStore;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  readonly config: Config;
  /** Where log lines go; the process's output where left out. */
  readonly logTo?: LogTarget;
  /** A marketplace's own sign-in, which calls `visitors.signIn`. Left out: only the demo has a sign-in. */
  readonly addSignIn?: AddSignIn;
}

/** Adds the routes of a sign-in to the server (RT-12). */
export type AddSignIn = (app: FastifyInstance, visitors: Visitors) => Promise<void>;

/** Time-outs in ms and bounds of connections (RL-5). */
const bounds = {
  bodyLimit: BODY_BYTES,
  connectionTimeout: 30_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 10_000,
  http: { headersTimeout: 5_000 },
} as const;
const MOST_CONNECTIONS = 1_000;

const bare = ({ config, logTo }: ServerDeps): FastifyInstance => {
  // never `trustProxy`: host, protocol and address would be read from X-Forwarded headers (RT-16, RL-3)
  const app: FastifyInstance = fastify({ ...bounds, ...logging(config, logTo) });
  app.server.maxConnections = MOST_CONNECTIONS;
  app.decorateRequest('visitor', null);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  return app;
};

const knownPaths = (app: FastifyInstance): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set<string>();
    for (const one of [method].flat()) methods.add(one);
    known.set(url, methods);
  });
  return known;
};

const backendOf = (app: FastifyInstance, { store, config }: ServerDeps): Backend => ({
  store,
  carts: heldCarts(store.readModel),
  environment: config.environment,
  // the terms of the reference marketplace; a marketplace of its own passes its own
  overseas: demoOverseas,
  newTxKey: () => txKey(randomBytes(16).toString('base64url')),
  report: reportTo(app),
});

/** Builds the server: calls, pages, demo and API description (SV-01, SV-02, SV-05). It does not listen yet. */
export const buildServer = async (deps: ServerDeps): Promise<FastifyInstance> => {
  const { config, now } = deps;
  const app = bare(deps);
  const known = knownPaths(app);
  addLog(app);
  addCompression(app);
  await app.register(cookie);
  await addHeaders(app, config);
  const limits = await addLimits(app, config);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, answerNotFound(known));
  const visitors = cookieVisitors(deps);
  const backend = backendOf(app, deps);
  addApi(app, { backend, visitors, limits, writeLimit: cartWriteLimit(), now, config });
  addRootPage(app, { visitors, config });
  addCartPages(app, { backend, visitors, config, now });
  await deps.addSignIn?.(app, visitors);
  if (config.isDemo) await addDemo(app, { ...deps, visitors });
  addDocs(app);
  await addStaticFiles(app, config);
  addAdmission(app, busyBodies);
  return app;
};
