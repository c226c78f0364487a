import { randomUUID } from 'node:crypto';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { guestOwner } from '@baguni/backend';
import { aStoredOrder, scopeB, setStock } from '@baguni/backend/testing';
import {
  adminCalls,
  adminEvent,
  adminReads,
  callNames,
  calls,
  FORM_TYPE,
  openApi,
  type AnyCall,
  type CallName,
  type ResponseOf,
} from '@baguni/contract';
import { hostsOf, itemNo, itemStock, txKey } from '@baguni/domain/internal';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { either as E } from 'fp-ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { TemporarilyUnavailable } from '../store/database-errors.ts';
import { allEvents } from '../testing/events.ts';
import { liveServer, serverOver, testServer } from '../testing/server.ts';

interface Described {
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example: object }>> };
}

const table: Readonly<Record<CallName, AnyCall>> = calls;
const posts = callNames.filter((name) => table[name].method === 'POST');

const paths = openApi()['paths'] as Readonly<Record<string, Readonly<Record<string, Described>>>>;
const describedOf = (name: CallName): Described => {
  const found = paths[table[name].path]?.[table[name].method.toLowerCase()];
  if (!found) throw new Error(`${name} is not described`);
  return found;
};

const isFailure = new Ajv2020({ strict: false }).compile({ ...openApi(), $ref: '#/components/schemas/Failure' });

const host = 'localhost:4000';
const own = { host, origin: `http://${host}`, 'x-baguni-client': '1' };

/** Sends the example of a call. */
const send = (
  app: FastifyInstance,
  name: CallName,
  { headers = {}, body }: { readonly headers?: Readonly<Record<string, string>>; readonly body?: string } = {},
): Promise<LightMyRequestResponse> => {
  const { method, path, isForm, isWrite } = table[name];
  const [{ example } = { example: {} }] = Object.values(describedOf(name).requestBody?.content ?? {});
  const payload = isForm ? new URLSearchParams({ ...example, ...headers }).toString() : JSON.stringify(example);
  const key = isWrite ? { 'idempotency-key': randomUUID() } : {};
  const type = { 'content-type': isForm ? FORM_TYPE : 'application/json' };
  return app.inject({
    method,
    url: `/api${path}`,
    headers: { ...own, ...key, ...(method === 'POST' ? type : {}), ...headers },
    ...(method === 'POST' ? { payload: body ?? payload } : {}),
  });
};

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await testServer());
});

/** The status of a refusal; its text if the call does not describe it, or if it is no failure. */
const refusalOf = (name: CallName, { statusCode, body }: LightMyRequestResponse): number | string =>
  String(statusCode) in describedOf(name).responses && isFailure(JSON.parse(body))
    ? statusCode
    : `${statusCode} ${body}`;

test('[SV-05] redocly’s recommended rules find no problem in the description that the server sends', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = (await app.inject('/openapi.json')).body;
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

test('[SV-05] describes the session cookie under the name that the server sets', async () => {
  const live = (await liveServer(undefined, { hasDocs: true })).app;
  for (const [server, headers] of [
    [app, { host }],
    [live, { host: hostsOf('production', 'marketplace', 'pc').cart }],
  ] as const) {
    const set = await server.inject({ url: '/api/env', headers });
    const { components } = (await server.inject({ url: '/openapi.json', headers })).json<{
      components: { securitySchemes: { session: { name: string } } };
    }>();
    expect(set.cookies.map(({ name }) => name)).toEqual([components.securitySchemes.session.name]);
  }
});

test.each(callNames)('[SV-05] %s answers its example with a described status', async (name) => {
  const response = await send(app, name);
  // examples name units and orders that a new guest does not have
  expect(response.statusCode === 404).toBe('404' in describedOf(name).responses);
  expect(response.statusCode === 200 ? 200 : refusalOf(name, response)).toBe(response.statusCode);
});

test.each(posts)(
  '[SV-05 CS-1] %s refuses a request without each scheme of its security, but the session',
  async (name) => {
    const schemes = Object.keys(describedOf(name).security[0] ?? {});
    expect(schemes).toEqual(table[name].isForm ? ['session', 'origin'] : ['session', 'origin', 'script']);
    expect(refusalOf(name, await send(app, name, { headers: { origin: 'https://elsewhere.example' } })), name).toBe(
      403,
    );
    if (schemes.includes('script'))
      expect(refusalOf(name, await send(app, name, { headers: { 'x-baguni-client': '0' } })), name).toBe(403);
  },
);

test.each(posts)('[SV-05] %s answers 413 and 415 as described', async (name) => {
  expect(refusalOf(name, await send(app, name, { body: ' '.repeat(3_000_000) })), name).toBe(413);
  expect(refusalOf(name, await send(app, name, { headers: { 'content-type': 'text/plain' } })), name).toBe(415);
});

test('[SV-05] every call answers 400, 401 and 421 as described', async () => {
  const live = (await liveServer()).app;
  for (const name of callNames) {
    expect(refusalOf(name, await send(app, name, { headers: { host: 'localhost:99999' } })), name).toBe(400);
    const shopper = table[name].isForm ? { shopper: 'other' } : { 'x-baguni-shopper': 'other' };
    expect(refusalOf(name, await send(app, name, { headers: shopper })), name).toBe(401);
    expect(refusalOf(name, await send(live, name, { headers: { host: 'nowhere.example' } })), name).toBe(421);
  }
});

test('[SV-05 RL-2] every call answers 429 and 503 as described', async () => {
  const strict = (await testServer({ config: { limits: { perAddress: 1, reads: 1, writes: 1 } } })).app;
  await strict.inject('/api/env');
  const lost = () => Promise.reject(new TemporarilyUnavailable('no database'));
  const broken = await serverOver({ ...(await testServer()).store, visit: lost });
  for (const name of callNames) {
    expect(refusalOf(name, await send(strict, name)), name).toBe(429);
    expect(refusalOf(name, await send(broken, name, { headers: { cookie: 'baguni=x' } })), name).toBe(503);
  }
});

test('[SV-05] the read of events answers each type of event and its refusals as described', async () => {
  const { getEvents } = adminReads;
  const responses: Described['responses'] = paths[getEvents.path]?.['get']?.responses ?? {};
  const fits = new Ajv2020({ strict: false }).compile(responses['200']?.content?.['application/json']?.schema ?? false);
  const config = { adminToken: 'a-token-of-administrators' };
  const { app: admin, store } = await testServer({ config });
  const read = (query: string, headers = {}, from = admin) => {
    const usual = { authorization: `Bearer ${config.adminToken}` };
    return from.inject({ url: `${getEvents.path}${query}`, headers: { ...usual, ...headers } });
  };
  const after = (await allEvents(store)).at(-1)?.position ?? 0;
  const stock = itemStock(itemNo('A'));
  await store.transaction(async (tx) => {
    await setStock(tx, 'marketplace', stock, 5);
    await tx.takeStock('marketplace', { key: stock, pieces: 2 });
    await setStock(tx, 'marketplace', stock, null);
    await tx.addOrder(scopeB, aStoredOrder({ txKey: txKey('paid'), orderNumber: '2026-1127-0001' }));
    await tx.markPaid(scopeB, txKey('paid'), 7);
    await tx.addOrder(scopeB, aStoredOrder({ txKey: txKey('open') }));
    await tx.moveUnpaidOrders({ ...scopeB, owner: guestOwner('G') }, scopeB);
  });
  await store.erase(scopeB);
  const body: unknown = (await read(`?after=${after}`)).json();
  expect([fits(body), fits.errors]).toEqual([true, null]);
  const { events, next } = (body as { data: ResponseOf<typeof getEvents> }).data;
  expect(next).toBe(events.at(-1)?.position);
  // nothing is sent that is not described
  expect(getEvents.response.decode({ events, next })).toEqual(E.right({ events, next }));
  const described = adminEvent.types.map(({ type }) => type.props.type.value);
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(described));
  const strict = (await testServer({ config: { ...config, limits: { perAddress: 1, reads: 1, writes: 1 } } })).app;
  await strict.inject('/api/env');
  const lost = () => Promise.reject(new TemporarilyUnavailable('no database'));
  const broken = (await testServer({ store: { ...store, events: lost }, config })).app;
  const refused = [
    await read('?after=x'),
    await read('', { authorization: 'Bearer other' }),
    await read('', { cookie: 'a=b' }),
    await read('', {}, strict),
    await read('', {}, broken),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 401, 403, 429, 503]);
  expect(Object.keys(responses)).toEqual(['200', ...refused.map(({ statusCode }) => String(statusCode)), 'default']);
  for (const { body: text } of refused) expect(isFailure(JSON.parse(text))).toBe(true);
});

test('[SV-05] the calls of administrators answer their refusals as described', async () => {
  const { app: admin } = await testServer({ config: { adminToken: 'a-token-of-administrators' } });
  for (const { path } of Object.values(adminCalls)) {
    const { responses, requestBody } = paths[path]?.['post'] ?? { responses: {} };
    const body = JSON.stringify(requestBody?.content['application/json']?.example);
    const usual = {
      authorization: 'Bearer a-token-of-administrators',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const post = (headers: object, payload = body) =>
      admin.inject({ method: 'POST', url: path, headers: { ...usual, ...headers }, payload });
    const refused = [
      await post({ 'idempotency-key': 'none' }),
      await post({ authorization: 'Bearer other' }),
      await post({ cookie: 'a=b' }),
      await post({}),
      await post({}, ' '.repeat(100_000)),
      await post({ 'content-type': 'text/plain' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 401, 403, 404, 413, 415]);
    for (const { statusCode, body: text } of refused)
      expect([String(statusCode) in responses, isFailure(JSON.parse(text))]).toEqual([true, true]);
  }
});
