import { SessionEnded, sessionLost, type Backend, type Incoming, type Scope } from '@baguni/backend';
import { callNames, calls, type AnyCall, type CallName } from '@baguni/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { SessionLimits } from '../http/limits.ts';
import { entered, mustBeOurClient, mustBeSameOrigin, Refused, sessionEnded } from '../http/refused.ts';
import type { Handle, JsonAnswer } from '../store/response-cache.ts';
import { tenantOf, pageLanguage } from '../http/storefront.ts';
import { shopperMark } from '../session/tokens.ts';
import type { Visitor, Visitors } from '../session/visitors.ts';
import type { Trace } from '../tracing/trace.ts';

/** Limit of concurrent writes per cart; more would delay all other carts (RL-5). */
const WRITES_PER_CART = 8;

export type CartWriteLimit = <A>(scope: Scope, run: () => Promise<A>) => Promise<A>;

export const cartWriteLimit = (most = WRITES_PER_CART): CartWriteLimit => {
  const running = new Map<string, number>();
  return async ({ tenant, owner }, run) => {
    const key = `${tenant} ${owner}`;
    const before = running.get(key) ?? 0;
    if (before >= most) throw new Refused(503, 'too many writes of one cart', { 'retry-after': '1' });
    running.set(key, before + 1);
    try {
      return await run();
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left === 0) running.delete(key);
      else running.set(key, left);
    }
  };
};

export interface ApiDeps {
  readonly backend: Backend;
  readonly handle: Handle;
  readonly visitors: Visitors;
  readonly limits: SessionLimits;
  readonly writeLimit: CartWriteLimit;
  readonly now: () => number;
  readonly config: Config;
  readonly trace: Trace | undefined;
}

export type AddStorefront = (app: FastifyInstance, deps: ApiDeps) => Promise<void>;

/** Size limit of a body in bytes (RL-4). */
export const BODY_BYTES = 64 * 1024;
const REPORT_BYTES = 16 * 1024;

const JSON_TYPE = 'application/json; charset=utf-8';

const SHOPPER = 'x-baguni-shopper';

const headerOf = ({ headers }: FastifyRequest, name: string): string | null => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

const isJson = (type: string | null): boolean => /^application\/json\s*(;|$)/iu.test(type ?? '');

const check = (request: FastifyRequest, config: Config): void => {
  tenantOf(request, config);
  if (request.method !== 'POST') return;
  mustBeSameOrigin(request, config);
  mustBeOurClient(request);
  if (!isJson(headerOf(request, 'content-type'))) throw new Refused(415, 'requests are application/json');
};

const incomingOf = (
  { now }: ApiDeps,
  call: CallName,
  request: FastifyRequest,
  { tokenHash, session, cartVersion }: Visitor,
): Incoming => ({
  call,
  session,
  tokenHash,
  ...(cartVersion === null ? {} : { cartVersion }),
  idempotencyKey: headerOf(request, 'idempotency-key'),
  body: request.body,
  now: now(),
  language: pageLanguage(request) ?? 'ko',
  device: headerOf(request, 'x-baguni-device') === 'm' ? 'm' : 'pc',
  isApp: headerOf(request, 'x-baguni-app') === '1',
});

const table: Readonly<Record<CallName, AnyCall>> = calls;

const count = async ({ limits }: ApiDeps, name: CallName, request: FastifyRequest, visitor: Visitor): Promise<void> => {
  request.visitor = visitor;
  const { isWrite, isReport } = table[name];
  await (isReport ? limits.report : isWrite ? limits.write : limits.read)(request);
};

const codeOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'resultCode' in body ? String(body.resultCode) : null;

const send = (request: FastifyRequest, reply: FastifyReply, answer: JsonAnswer): FastifyReply => {
  if (answer.status !== 200) request.refusal = codeOf(answer.body);
  return reply
    .status(answer.status)
    .type(JSON_TYPE)
    .send(answer.json ?? JSON.stringify(answer.body));
};

/** Answers a call. @param over fields that a form sends elsewhere than a script */
export const answerCall = async (
  deps: ApiDeps,
  name: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
  over: Partial<Pick<Incoming, 'body' | 'language'>> & { readonly shopper?: unknown } = {},
): Promise<JsonAnswer> => {
  const { backend, visitors, config } = deps;
  const visitor = await entered(visitors, request, reply, tenantOf(request, config));
  await count(deps, name, request, visitor);
  const mark = shopperMark(visitor.session);
  // a page sends the mark of the shopper that it shows; the session may have been lost since then
  if ((over.shopper ?? headerOf(request, SHOPPER) ?? mark) !== mark) return sessionLost(pageLanguage(request) ?? 'ko');
  reply.header(SHOPPER, mark);
  if (calls[name].isWrite && !visitor.isStored && !(await visitors.keep(request, reply, visitor))) throw sessionEnded();
  const run = async (): Promise<JsonAnswer> => {
    try {
      return await deps.handle(backend, { ...incomingOf(deps, name, request, visitor), ...over });
    } catch (error) {
      throw error instanceof SessionEnded ? sessionEnded() : error;
    }
  };
  return calls[name].isWrite ? deps.writeLimit(visitor.session.scope, run) : run();
};

/** Answers a call, in a span that continues the page’s trace. */
const answerTraced = (
  deps: ApiDeps,
  name: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<JsonAnswer> => {
  if (!deps.trace) return answerCall(deps, name, request, reply);
  const route = `/api${table[name].path}`;
  const values = { 'http.request.method': request.method, 'http.route': route };
  const traceparent = headerOf(request, 'traceparent') ?? undefined;
  return deps.trace({ name: `${request.method} ${route}`, kind: 'Server', values, traceparent }, async (add) => {
    const answer = await answerCall(deps, name, request, reply);
    add({ 'http.response.status_code': answer.status });
    return answer;
  });
};

export const addApi = (app: FastifyInstance, deps: ApiDeps): void => {
  for (const name of callNames) {
    const { method, path, isReport, isForm } = table[name];
    if (isForm) continue;
    app.route({
      method,
      url: `/api${path}`,
      bodyLimit: isReport ? REPORT_BYTES : BODY_BYTES,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        check(request, deps.config);
      },
      handler: async (request, reply) => send(request, reply, await answerTraced(deps, name, request, reply)),
    });
  }
};
