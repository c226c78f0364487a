import { calls } from '@baguni/contract';
import { itemNoOf } from '@baguni/scenarios';
import { itemStock, won, type CartUnit } from '@baguni/domain/internal';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgres } from './open-store.ts';
import type { SqlStore } from './sql-store.ts';
import { signedIn, type Browser, refusedWith } from '../testing/browser.ts';
import { proxyTo, type PostgresProxy } from '../testing/postgres-proxy.ts';
import { patientPool, postgresOfFile } from '../testing/postgres.ts';
import { openedBy } from '../testing/read.ts';
import { testServer } from '../testing/server.ts';
import { quantityOf, setStock } from '@baguni/backend/testing';

const postgres = postgresOfFile();
let proxy: PostgresProxy;
let store: SqlStore;
let otherStore: SqlStore;
let app: FastifyInstance;
let other: FastifyInstance;
let browser: Browser;
beforeEach(async () => {
  otherStore = await postgres.emptyStore();
  other = (await testServer({ store: otherStore })).app;
  proxy = await proxyTo(postgres.lastUrl());
  store = await openPostgres(proxy.url, patientPool);
  app = (await testServer({ store })).app;
  browser = await signedIn(app, 'many-sellers');
});
afterEach(async () => {
  await store.close();
  proxy.close();
});

const elsewhere = (name: 'setQuantity' | 'getInitialCart', body: object) => browser.call(name, body, {}, other);

const change = ({ cartUnitId, version }: CartUnit, quantity: number): object =>
  quantityOf(cartUnitId, quantity, { unitVersion: version });

const firstUnit = async (): Promise<CartUnit> => {
  const [unit] = (await openedBy(browser)).units;
  if (!unit) throw new Error('no unit');
  return unit;
};

test('[SV-06] a read of an unchanged cart is one round trip to the database', async () => {
  await openedBy(browser);
  const tripsOfRead = async (): Promise<number> => {
    const before = proxy.roundTrips();
    await openedBy(browser);
    return proxy.roundTrips() - before;
  };
  expect(await tripsOfRead()).toBe(1);
  await elsewhere('setQuantity', change(await firstUnit(), 3));
  expect((await openedBy(browser)).units[0]?.quantity).toBe(3);
  expect(await tripsOfRead()).toBe(1);
});

test('[SV-04 SV-06] two processes never answer or write from an old version of a cart', async () => {
  const unit = await firstUnit();
  await elsewhere('getInitialCart', {});
  expect((await elsewhere('setQuantity', change(unit, 2))).statusCode).toBe(200);
  // this process has cached the older version
  expect((await browser.refusal('setQuantity', change(unit, 7))).resultCode).toBe('CART-STALE');
  const now = await firstUnit();
  expect(now).toMatchObject({ quantity: 2, version: unit.version + 1 });
  for (const [round, at] of [app, other, app, other].entries()) {
    const { version } = await firstUnit();
    expect((await browser.call('setQuantity', change({ ...now, version }, round + 3), {}, at)).statusCode).toBe(200);
    expect(await firstUnit()).toMatchObject({ quantity: round + 3, version: version + 1 });
  }
});

test('[BL-6 SV-06] shows the stock that another process has changed', async () => {
  const sold = itemNoOf('home-printer');
  await browser.call('addCart', { itemNo: sold, quantity: 1, optionNos: [], additions: [] });
  await store.transaction((tx) => setStock(tx, 'marketplace', itemStock(sold), 9));
  const leftOf = async () =>
    (await openedBy(browser)).units.flatMap(({ item }) => (item.itemNo === sold ? [item.stock] : []))[0];
  expect(await leftOf()).toBe(9);
  const sale = { key: itemStock(sold), pieces: 2 };
  expect(await otherStore.transaction((tx) => tx.takeStock('marketplace', sale))).toBe(true);
  expect(await leftOf()).toBe(7);
});

test('[SV-03 SV-06] shows the price that another process has changed', async () => {
  const { item } = await firstUnit();
  const { items, ...rest } = await otherStore.transaction((tx) =>
    tx.catalogue('marketplace', 'ko', { items: [item.itemNo] }),
  );
  const offered = items.get(item.itemNo);
  if (!offered) throw new Error('no item');
  const dearer = { ...offered, item: { ...offered.item, itemSellPrice: won(123_400) } };
  await otherStore.transaction((tx) =>
    tx.putCatalogue('marketplace', 'ko', { ...rest, items: new Map([[item.itemNo, dearer]]) }),
  );
  expect((await firstUnit()).item.itemSellPrice).toBe(123_400);
});

test('[BL-6 SV-06] judges a quantity by the stock that is left in the database', async () => {
  const sold = itemNoOf('home-printer');
  await browser.call('addCart', { itemNo: sold, quantity: 1, optionNos: [], additions: [] });
  await store.transaction((tx) => setStock(tx, 'marketplace', itemStock(sold), 9));
  const { units } = await openedBy(browser);
  const printer = units.find(({ item }) => item.itemNo === sold);
  const unit = units.find(({ item }) => item.itemNo !== sold);
  if (!printer || !unit) throw new Error('no unit');
  const sale = { key: itemStock(sold), pieces: 8 };
  expect(await otherStore.transaction((tx) => tx.takeStock('marketplace', sale))).toBe(true);
  expect((await browser.call('setQuantity', change(unit, 4))).statusCode).toBe(200);
  // one is left; this process has cached nine
  const more = await browser.call('setQuantity', change(printer, 2));
  expect(refusedWith(calls.setQuantity, more).resultCode).toMatch(/^CART-/u);
  expect((await openedBy(browser)).units.find(({ item }) => item.itemNo === sold)?.quantity).toBe(1);
});
