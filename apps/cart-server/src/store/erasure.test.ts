import { guestOwner, type Scope } from '@baguni/backend';
import { aNewUnit, anIdempotentRequest, aStoredOrder, scopeA, scopeB } from '@baguni/backend/testing';
import { txKey } from '@baguni/domain/internal';
import { Kysely } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { WAITING } from '../testing/administrator.ts';
import { postgresOfFile } from '../testing/postgres.ts';
import { migrate } from './migrations.ts';
import { openSqlite } from './open-store.ts';
import { tablesOfShoppers } from './rows/retention-rows.ts';
import type { SqlStore } from './sql-store.ts';
import { sqliteDialect, sqliteFile } from './sqlite/sqlite-dialect.ts';

const postgres = postgresOfFile();
const stores = [
  ['SQLite', () => openSqlite(':memory:')],
  ['PostgreSQL', () => postgres.emptyStore()],
] as const;

test('covers every table of the database with a shopper', async () => {
  const db = new Kysely<unknown>({ dialect: sqliteDialect(sqliteFile(':memory:')) });
  await migrate(db, 'sqlite');
  const tables = await db.introspection.getTables();
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => name.endsWith('owner')));
  expect(owned.map(({ name }) => name).toSorted()).toEqual(Object.keys(tablesOfShoppers).toSorted());
  await db.destroy();
});

const guest: Scope = { tenant: 'marketplace', owner: guestOwner('G') };

const fill = (store: SqlStore, scope: Scope, many: number): Promise<void> =>
  store.transaction(async (tx) => {
    await tx.addUnit(scope, aNewUnit());
    await tx.bumpCart(scope);
    for (let i = 0; i < many; i += 1)
      await tx.complete(scope, anIdempotentRequest({ key: `K${i}` }), 0, { status: 200, body: {} });
    await tx.addOrder(scope, aStoredOrder({ txKey: txKey(`${scope.owner} open`) }));
    await tx.addOrder(scope, aStoredOrder({ txKey: txKey(`${scope.owner} paid`), paidAt: 7 }));
  });

const left = (store: SqlStore, scope: Scope) =>
  store.transaction(async (tx) => [(await tx.units(scope)).length, (await tx.orders(scope, 9)).length]);

test.each(stores)(
  'erases a buyer and the guest of the session in batches, and nobody else (%s)',
  async (_, openStore) => {
    const store = await openStore();
    await fill(store, scopeA, 1_201);
    for (const scope of [scopeB, guest]) await fill(store, scope, 1);
    const session = { tokenHash: 'hash', scope: scopeA, guestOwner: guest.owner, createdAt: 0, expiresAt: 9 };
    await store.transaction((tx) => tx.putSession(session));
    expect(await store.erase(scopeA)).toEqual({ rows: 1_205, paidOrders: 1 });
    expect(await store.transaction((tx) => tx.session('hash', 0))).toBeNull();
    expect([await left(store, scopeA), await left(store, guest)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(await left(store, scopeB)).toEqual([1, 2]);
    expect(await store.erase(scopeA)).toEqual({ rows: 0, paidOrders: 1 });
  },
);

test('erases no answers of another buyer at the same place of another partition', async () => {
  const store = await postgres.emptyStore();
  const request = anIdempotentRequest();
  const put = (scope: Scope, now: number) =>
    store.transaction((tx) => tx.complete(scope, request, now, { status: 200, body: {} }));
  await put(scopeA, 0);
  await put(scopeB, 24 * 60 * 60 * 1000);
  expect(await store.erase(scopeA)).toEqual({ rows: 1, paidOrders: 0 });
  expect((await store.transaction((tx) => tx.outcome(scopeB, request, 0))).type).toBe('Answered');
  expect((await store.transaction((tx) => tx.outcome(scopeA, request, 0))).type).toBe('Unknown');
});

test('erases what a transaction writes that began before, without a deadlock', async () => {
  const store = await postgres.emptyStore();
  const client = new pg.Client({ connectionString: postgres.lastUrl() });
  await client.connect();
  onTestFinished(() => client.end());
  const session = { tokenHash: 'hash', scope: scopeA, guestOwner: null, createdAt: 0, expiresAt: 9 };
  await store.transaction((tx) => tx.putSession(session));
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: hasWritten, resolve: written } = Promise.withResolvers<void>();
  let runs = 0;
  const shopping = store.transaction(async (tx) => {
    runs += 1;
    await tx.addUnit(scopeA, aNewUnit());
    written();
    await mayEnd;
    await tx.addOrder(scopeA, aStoredOrder());
    await tx.putSession({ ...session, expiresAt: 10 });
  });
  await hasWritten;
  let isErased = false;
  const erasing = store.erase(scopeA).finally(() => (isErased = true));
  const isWaiting = async () => (await client.query<object>(WAITING)).rows.length > 0;
  await expect.poll(async () => isErased || (await isWaiting())).toBe(true);
  end();
  await shopping;
  await erasing;
  for (const table of Object.keys(tablesOfShoppers))
    expect([
      table,
      (await client.query<object>(`select 1 from ${table} where owner = $1`, [scopeA.owner])).rows,
    ]).toEqual([table, []]);
  expect(runs).toBe(1);
});
