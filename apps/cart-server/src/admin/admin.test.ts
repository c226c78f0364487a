import { randomUUID } from 'node:crypto';
import { demoCatalogue, writeRows } from '@baguni/backend';
import { aStoredOrder, scopeA } from '@baguni/backend/testing';
import { adminCalls, type AdminCallName } from '@baguni/contract';
import { itemNo, optionStock, won, type CartUnit } from '@baguni/domain/internal';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/browser.ts';
import { allEvents } from '../testing/events.ts';
import { postgresOfFile } from '../testing/postgres.ts';
import { openedBy } from '../testing/read.ts';
import { demoStore, testServer } from '../testing/server.ts';

const postgres = postgresOfFile();
const adminToken = 'an-administrator-of-the-test-0123456789';
const storeOf = { sqlite: demoStore, postgres: () => postgres.emptyStore() };

interface Sent {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ask = (app: FastifyInstance, name: AdminCallName, body: object, { key = randomUUID(), headers }: Sent = {}) =>
  app.inject({
    method: 'POST',
    url: adminCalls[name].path,
    headers: { host: 'admin.internal', 'idempotency-key': key, authorization: `Bearer ${adminToken}`, ...headers },
    payload: body,
  });

test.each(['sqlite', 'postgres'] as const)(
  'a cart shows another price, stock and sale at its next read: %s',
  async (kind) => {
    const { app, store } = await testServer({ store: await storeOf[kind](), config: { adminToken } });
    const browser = await signedIn(app, 'many-sellers');
    const units = async () => (await openedBy(browser)).units;
    const unit = (await units()).find(({ isBuyAvailable, item }) => isBuyAvailable && item.options.length > 0);
    if (!unit) throw new Error('no unit');
    const now = async (): Promise<CartUnit | undefined> =>
      (await units()).find(({ cartUnitId }) => cartUnitId === unit.cartUnitId);
    const item = { tenant: 'marketplace', itemNo: unit.item.itemNo };
    const price = unit.item.itemSellPrice + 100;
    expect((await ask(app, 'setPrice', { ...item, price })).json()).toEqual({
      resultCode: '0000',
      data: { isChanged: true },
    });
    expect((await now())?.item.itemSellPrice).toBe(price);
    expect((await ask(app, 'setPrice', { ...item, price })).json()).toMatchObject({ data: { isChanged: false } });
    const [option] = unit.item.options;
    await ask(app, 'setStock', { ...item, optionNo: option?.optionNo, pieces: 0 });
    expect((await now())?.item.options[0]?.stock).toEqual(0);
    await ask(app, 'setStock', { ...item, optionNo: option?.optionNo, pieces: null });
    expect((await now())?.item.options[0]?.stock).toBeUndefined();
    const key = optionStock(unit.item.itemNo, option?.optionNo ?? '');
    const set = (await allEvents(store)).filter(({ type, subject }) => type === 'stock.set' && subject === key);
    expect(set.slice(-2).map(({ detail }) => detail)).toEqual([{ left: 0 }, { left: null }]);
    await ask(app, 'setSale', { ...item, unable: 'ITEM_STOP_SELLING' });
    expect((await now())?.unableOrderType).toEqual('ITEM_STOP_SELLING');
    await ask(app, 'setSale', { ...item, unable: null });
    expect((await now())?.isBuyAvailable).toBe(true);
    // one key is one change, also after another change
    const once = randomUUID();
    await ask(app, 'setPrice', { ...item, price: 5_000 }, { key: once });
    await ask(app, 'setPrice', { ...item, price: 6_000 });
    expect((await ask(app, 'setPrice', { ...item, price: 5_000 }, { key: once })).json()).toMatchObject({
      data: { isChanged: true },
    });
    expect((await now())?.item.itemSellPrice).toBe(6_000);
    expect((await ask(app, 'setPrice', { ...item, price: 7_000 }, { key: once })).statusCode).toBe(422);
    // two changes of one item at once are both kept
    await Promise.all([
      ask(app, 'setPrice', { ...item, price: 8_000 }),
      ask(app, 'setSale', { ...item, unable: 'ITEM_STOP_SELLING' }),
    ]);
    expect([(await now())?.item.itemSellPrice, (await now())?.isBuyAvailable]).toEqual([8_000, false]);
  },
);

const [sold] = demoCatalogue('ko').items.keys();

test('a change of an item waits for another one that is not committed yet: postgres', async () => {
  const store = await postgres.emptyStore();
  await testServer({ store });
  const item = { tenant: 'marketplace', itemNo: sold ?? itemNo('') } as const;
  const [isWritten, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = store.transaction(async (tx) => {
    await writeRows(tx, [{ type: 'price', ...item, price: won(4_321) }]);
    isWritten.resolve();
    await committed.promise;
  });
  await isWritten.promise;
  // the first change is committed as soon as the second one waits, or has read the item
  const second = store.transaction((tx) => {
    const holdCatalogue: typeof tx.holdCatalogue = (tenant) => {
      const held = tx.holdCatalogue(tenant);
      committed.resolve();
      return held;
    };
    const catalogue: typeof tx.catalogue = async (...asked) => {
      const read = await tx.catalogue(...asked);
      committed.resolve();
      return read;
    };
    return writeRows({ ...tx, holdCatalogue, catalogue }, [{ type: 'sale', ...item, unable: 'ITEM_STOP_SELLING' }]);
  });
  await Promise.all([first, second]);
  const keys = { items: [item.itemNo] };
  const stored = await store.transaction((tx) => tx.catalogue(item.tenant, 'ko', keys));
  expect(stored.items.get(item.itemNo)).toMatchObject({
    item: { itemSellPrice: 4_321 },
    unable: 'ITEM_STOP_SELLING',
  });
});

const body = { tenant: 'marketplace', itemNo: 'nowhere', price: 1_000 };

test.each<readonly [string, number, AdminCallName, object, Sent]>([
  ['an unknown item', 404, 'setPrice', body, {}],
  ['an item of another tenant', 404, 'setSale', { ...body, tenant: 'outlet', unable: null }, {}],
  ['an unknown option', 404, 'setStock', { ...body, itemNo: sold, optionNo: 'none', pieces: 1 }, {}],
  [
    'an option and an addition',
    404,
    'setStock',
    { ...body, itemNo: sold, optionNo: 'a', additionNo: 'b', pieces: 1 },
    {},
  ],
  ['a price below 0', 400, 'setPrice', { ...body, price: -1 }, {}],
  ['more pieces than the database holds', 400, 'setStock', { ...body, pieces: 3_000_000_000 }, {}],
  ['an unknown tenant', 400, 'setPrice', { ...body, tenant: 'moon' }, {}],
  ['a missing key', 400, 'setPrice', body, { key: '' }],
  ['no token', 401, 'setPrice', body, { headers: { authorization: '' } }],
  ['another token', 401, 'setPrice', body, { headers: { authorization: `Bearer ${adminToken}0` } }],
  ['a token of another scheme', 401, 'setPrice', body, { headers: { authorization: `Basic ${adminToken}` } }],
  ['the token with a cookie', 403, 'setPrice', body, { headers: { cookie: 'baguni=guest' } }],
])('refuses %s with %i', async (_, status, name, sent, how) => {
  const { app } = await testServer({ config: { adminToken } });
  const answer = await ask(app, name, sent, how);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ resultCode: `9${status}`, domain: 'cart-api' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
});

test('a session of the storefront reaches no call of administrators', async () => {
  const { app } = await testServer({ config: { adminToken } });
  const browser = await signedIn(app, 'many-sellers');
  const cookie = `baguni=${browser.token()}`;
  for (const authorization of ['', `Bearer ${browser.token()}`])
    expect((await ask(app, 'setPrice', body, { headers: { cookie, authorization } })).statusCode).toBe(403);
});

test('without a token there are no calls of administrators', async () => {
  const { app } = await testServer();
  for (const authorization of ['Bearer ', 'Bearer null', `Bearer ${adminToken}`])
    expect((await ask(app, 'setPrice', body, { headers: { authorization } })).statusCode).toBe(404);
});

test('[LG-1] logs a change by its route and status, without the token and the body', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const { app } = await testServer({ config: { adminToken, logLevel: 'info' }, logTo });
  const sent = { ...body, price: 987_654_321 };
  await ask(app, 'setPrice', sent);
  await ask(app, 'setPrice', sent, { headers: { authorization: 'Bearer guessed-by-somebody-else-0123456789' } });
  const text = lines.join('');
  expect(text).toMatch(/"route":"\/admin\/setPrice","status":404/u);
  expect(text).toMatch(/"level":40[^\n]+"status":401/u);
  expect(text).not.toMatch(/0123456789|nowhere|987654321/u);
});

test('reads events after a position with the token only', async () => {
  const { app, store } = await testServer({ config: { adminToken } });
  const events = (query: string, token = adminToken) =>
    app.inject({ url: `/admin/events${query}`, headers: { host: 'x', authorization: `Bearer ${token}` } });
  const { next } = (await events('')).json<{ data: { next: number } }>().data;
  await store.transaction((tx) => tx.addOrder(scopeA, aStoredOrder()));
  const position = next + 1;
  const first = await events(`?after=${next}`);
  expect(first.json()).toMatchObject({
    resultCode: '0000',
    data: { events: [{ position, type: 'order.prepared' }], next: position },
  });
  expect((await events(`?after=${position}`)).json()).toMatchObject({ data: { events: [], next: position } });
  for (const after of ['-1', '', '1.5', '9'.repeat(16), '1&after=2'])
    expect((await events(`?after=${after}`)).statusCode, after).toBe(400);
  expect((await events('', 'another')).statusCode).toBe(401);
});
