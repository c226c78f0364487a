import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { guestOwner } from '@baguni/backend';
import { aStoredOrder, scopeA, setStock } from '@baguni/backend/testing';
import type { AdminEvent } from '@baguni/contract';
import { itemNo, itemStock, txKey, won, type StockKey, type TxKey } from '@baguni/domain/internal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { allEvents } from '../testing/events.ts';
import { patientSettings, postgresOfFile } from '../testing/postgres.ts';
import { startProcess } from '../testing/server-process.ts';
import { nothingOld } from '../testing/retention-contract.ts';
import { openSqlite, openStore } from './open-store.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baguni-outbox-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const postgres = postgresOfFile();
const stores = [
  ['SQLite', () => openSqlite(':memory:')],
  ['PostgreSQL', () => postgres.emptyStore()],
] as const;

const typesOf = (events: readonly AdminEvent[]): readonly string[] =>
  events.map(({ type, subject }) => `${type} ${subject}`);

test.each(stores)('records changes of orders, stock and guests with their transaction (%s)', async (_, openIt) => {
  const store = await openIt();
  const [paid, open, stock] = [txKey('paid'), txKey('open'), itemStock(itemNo('A'))];
  await store.transaction(async (tx) => {
    await setStock(tx, 'marketplace', stock, 5);
    await tx.addOrder(scopeA, aStoredOrder({ txKey: paid, orderNumber: '2026-1127-0001' }));
    await tx.addOrder(scopeA, aStoredOrder({ txKey: open, createdAt: 5 }));
  });
  await store.transaction(async (tx) => {
    expect(await tx.markPaid(scopeA, paid, 7)).toBe(true);
    expect(await tx.markPaid(scopeA, paid, 8)).toBe(false);
    expect(await tx.takeStock('marketplace', { key: stock, pieces: 2 })).toBe(true);
    expect(await tx.takeStock('marketplace', { key: stock, pieces: 9 })).toBe(false);
    await tx.moveUnpaidOrders({ ...scopeA, owner: guestOwner('G') }, scopeA);
  });
  const failing = store.transaction(async (tx) => {
    await tx.markPaid(scopeA, open, 7);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await store.forget({ ...nothingOld, unpaidOrdersBefore: 6 });
  await expect.poll(() => store.outboxLag()).toBeGreaterThan(0);
  const events = await store.events(0);
  expect(await store.outboxLag()).toBe(0);
  expect(typesOf(events)).toEqual([
    `stock.set ${stock}`,
    'order.prepared paid',
    'order.prepared open',
    'order.paid paid',
    `stock.taken ${stock}`,
    'guest.merged buyer:a',
    'order.cancelled open',
  ]);
  expect(events[1]?.detail).toEqual({ orderNumber: '2026-1127-0001', payable: aStoredOrder().payable });
  expect(events[4]?.detail).toEqual({ taken: 2, left: 3 });
  expect(await store.events(events[5]?.position ?? 0)).toEqual(events.slice(6));
  expect(await store.forget({ ...nothingOld, eventsBefore: Date.now() + 60_000 })).toBe(7);
  await store.transaction((tx) => tx.addOrder(scopeA, aStoredOrder({ txKey: txKey('later') })));
  expect(typesOf(await store.events(events.at(-1)?.position ?? 0))).toEqual(['order.prepared later']);
});

test.each(stores)(
  'records the stock that is set with its transaction, and none without a change (%s)',
  async (_, openIt) => {
    const store = await openIt();
    const [one, other] = [itemStock(itemNo('A')), itemStock(itemNo('B'))];
    const put = (stocks: readonly (readonly [StockKey, number | null])[]) =>
      store.transaction((tx) => tx.putStocks('marketplace', new Map(stocks)));
    await put([
      [one, 5],
      [other, 0],
    ]);
    await put([
      [one, 5],
      [other, 4],
    ]);
    await store.transaction((tx) => setStock(tx, 'marketplace', other, 4));
    await put([
      [one, null],
      [other, 4],
    ]);
    await put([[one, null]]);
    const failing = store.transaction(async (tx) => {
      await setStock(tx, 'marketplace', one, 9);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const events = await store.events(0);
    expect(events.map(({ type, subject, detail }) => [type, subject, detail])).toEqual([
      ['stock.set', one, { left: 5 }],
      ['stock.set', other, { left: 0 }],
      ['stock.set', other, { left: 4 }],
      ['stock.set', one, { left: null }],
    ]);
  },
);

test('a reader misses no event whose transaction commits after later ones', async () => {
  const store = await postgres.emptyStore();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: hasWritten, resolve: written } = Promise.withResolvers<void>();
  const slow = store.transaction(async (tx) => {
    await tx.addOrder(scopeA, aStoredOrder({ txKey: txKey('first') }));
    written();
    await mayEnd;
  });
  await hasWritten;
  await store.transaction((tx) => tx.addOrder(scopeA, aStoredOrder({ txKey: txKey('second') })));
  const before = await store.events(0);
  end();
  await slow;
  const after = await Promise.all([1, 2, 3].map(() => store.events(before[0]?.position ?? 0)));
  expect(typesOf(before)).toEqual(['order.prepared second']);
  for (const events of after) expect(typesOf(events)).toEqual(['order.prepared first']);
});

test('a reader sees every change of each order in its order, while transactions compete for the orders', async () => {
  const store = await postgres.emptyStore();
  const keys = [1, 2, 3, 4].map((n) => txKey(`order-${n}`));
  const four = [1, 2, 3, 4];
  await store.transaction(async (tx) => {
    for (const key of keys) await tx.addOrder(scopeA, aStoredOrder({ txKey: key, payable: won(1) }));
  });
  // a change is noted while its transaction has the lock of its row
  const changes = new Map<string, unknown[]>(keys.map((key) => [key, [1]]));
  const prepare = (key: TxKey, payable: number) =>
    store.transaction(async (tx) => {
      const order = aStoredOrder({ txKey: key, payable: won(payable) });
      if (await tx.rewriteOrder(scopeA, order)) changes.get(key)?.push(payable);
      await tx.order(scopeA, key);
    });
  const pay = (key: TxKey) =>
    store.transaction(async (tx) => {
      if (await tx.markPaid(scopeA, key, 7)) changes.get(key)?.push('paid');
    });
  const shop = async (key: TxKey, client: number): Promise<void> => {
    for (const step of four) await prepare(key, client * 10 + step);
    await pay(key);
    await prepare(key, client * 10 + 9);
  };
  let isDone = false;
  const follow = async (): Promise<readonly AdminEvent[]> => {
    const all: AdminEvent[] = [];
    for (;;) {
      const wasDone = isDone;
      const next = await store.events(all.at(-1)?.position ?? 0);
      all.push(...next);
      if (wasDone && next.length === 0) return all;
    }
  };
  const following = follow();
  await Promise.all(keys.flatMap((key) => four.map((client) => shop(key, client))));
  isDone = true;
  const events = await following;
  for (const key of keys) {
    const own = events.filter(({ subject }) => subject === key);
    const seen = own.map((event) => (event.type === 'order.prepared' ? event.detail.payable : 'paid'));
    expect(seen).toEqual(changes.get(key));
    expect(seen.indexOf('paid')).toBe(seen.length - 1);
  }
});

test.each([
  ['SQLite', async () => ({ DATABASE_URL: '', BAGUNI_DB: join(folder, 'killed.sqlite') })],
  ['PostgreSQL', async () => ({ DATABASE_URL: await postgres.emptyDatabase(), BAGUNI_DB: '' })],
])('a killed process leaves no paid order without its events, in order (%s)', async (_, place) => {
  const env = await place();
  const { server: child } = startProcess(env, 'order-writer');
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === 100) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);
  const store = await openStore(readConfig({ ...patientSettings, ...env }));
  const events = await allEvents(store);
  for (const key of acknowledged)
    expect(typesOf(events.filter(({ subject }) => subject === key))).toEqual([
      `order.prepared ${key}`,
      `order.paid ${key}`,
    ]);
  const paid = await store.transaction((tx) => tx.orders(scopeA, 10_000));
  const withEvent = events.filter(({ type }) => type === 'order.paid').length;
  expect(paid.filter(({ paidAt }) => paidAt !== null)).toHaveLength(withEvent);
  await store.close();
});
