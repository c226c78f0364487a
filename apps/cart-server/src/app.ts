import cookie from '@fastify/cookie';
import type { Language } from '@baguni/domain/internal';
import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import { addAdmin } from './admin/routes.ts';
import { addEstimate } from './api/estimate.ts';
import { addApi } from './api/routes.ts';
import { TOKENS } from './compose/container.ts';
import { addDocs } from './docs/api-docs.ts';
import { answerNotFound, limitRunningCalls, MAX_RUNNING } from './errors/answer-error.ts';
import { addGateway } from './gateway/routes.ts';
import { addCompression, addHeaders } from './http/headers.ts';
import { addCspReports } from './http/csp-reports.ts';
import { addHealth } from './http/health.ts';
import { addLimits, shareLimits } from './http/limits.ts';
import { addLog } from './http/log.ts';
import { mustHaveHost } from './http/refused.ts';
import { countAnswers } from './metrics/metrics.ts';
import { builtPage, emptyDocument } from './pages/built-page.ts';
import { addCartPages } from './pages/cart-page.ts';
import type { Handle } from './store/response-cache.ts';
import type { Trace } from './tracing/trace.ts';
import { addStaticFiles } from './pages/static-files.ts';

const knownPaths = (app: FastifyInstance): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set<string>();
    for (const one of [method].flat()) methods.add(one);
    known.set(url, methods);
  });
  return known;
};

const tracedHandle =
  (handle: Handle, trace: Trace | undefined): Handle =>
  (backend, incoming) =>
    trace
      ? trace({ name: incoming.call, kind: 'Internal', values: {} }, () => handle(backend, incoming))
      : handle(backend, incoming);

const traceOf = (server: Container): Trace | undefined => server.get(TOKENS.tracing, { optional: true })?.trace;

const routeDepsOf = (server: Container) => ({
  trace: traceOf(server),
  config: server.get(TOKENS.config),
  now: server.get(TOKENS.now),
  visitors: server.get(TOKENS.visitors),
  backend: server.get(TOKENS.backend),
  handle: tracedHandle(server.get(TOKENS.handle), traceOf(server)),
  writeLimit: server.get(TOKENS.writeLimit),
});

export const buildServer = async (server: Container): Promise<FastifyInstance> => {
  await server.getAsync(TOKENS.store);
  const { app } = server.get(TOKENS.fastify);
  const deps = routeDepsOf(server);
  const { config, visitors } = deps;
  const known = knownPaths(app);
  addLog(app, config);
  const metrics = server.get(TOKENS.metrics, { optional: true });
  if (metrics) countAnswers(app, metrics);
  const logTo = server.get(TOKENS.logTo);
  metrics?.watchLog(() => ({ ...app.logDrops, buffer: logTo?.dropped?.() ?? 0 }));
  await addCompression(app);
  await app.register(cookie);
  app.addHook('onRequest', async (request) => mustHaveHost(request));
  await addHeaders(app, config);
  const running = limitRunningCalls(app);
  const { perAddress: address, reads: read, writes: write } = config.limits;
  const perMinute = { address, read, write, report: write };
  const store = server.get(TOKENS.store);
  const { connections } = store;
  metrics?.watch({ running, mostRunning: MAX_RUNNING, connections, limits: perMinute });
  const sharing = await shareLimits(app, config, store);
  if (sharing) metrics?.watchSharing(sharing.isShared);
  const limits = await addLimits(app, config, sharing);
  addHealth(app, store);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, answerNotFound(known));
  await addCspReports(app);
  addApi(app, { ...deps, limits });
  await addAdmin(app, { ...deps, store });
  await addEstimate(app, { ...deps, limits });
  const pages = server.getAll(TOKENS.gatewayPages, { optional: true });
  const built = builtPage(config, (err) => app.log.warn({ err }, 'pages are not drawn here, but by browsers'));
  const document = async (language: Language) => {
    const page = await built();
    return page && { markup: emptyDocument(page, { type: 'Cart', language }), inline: page.inline };
  };
  await addGateway(app, { ...deps, store, pages, document });
  addCartPages(app, { ...deps, built });
  for (const addSignIn of server.getAll(TOKENS.signIn, { optional: true })) await addSignIn(app, visitors);
  const storefronts = server.getAll(TOKENS.storefront, { optional: true });
  for (const addStorefront of storefronts) await addStorefront(app, { ...deps, limits });
  if (config.hasDocs) addDocs(app, config);
  await addStaticFiles(app, config);
  return app;
};
