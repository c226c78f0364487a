import { spawnSync } from 'node:child_process';
import { scopeA } from '@baguni/backend/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { administratorOf, END_CONNECTIONS, type Administrator } from '../testing/administrator.ts';
import { proxyTo, type PostgresProxy } from '../testing/postgres-proxy.ts';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openPostgres } from './open-store.ts';
import type { SqlStore } from './sql-store.ts';
import { TemporarilyUnavailable } from './database-errors.ts';

let postgres: TestPostgres;
let url: string;
let proxy: PostgresProxy;
let store: SqlStore;
let admin: Administrator;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  url = await postgres.emptyDatabase();
  proxy = await proxyTo(url);
  store = await openPostgres(proxy.url);
  admin = await administratorOf(url);
});
afterEach(async () => {
  await store.close();
  proxy.close();
  await admin.leave();
});

const versionOf = (): Promise<number> => store.transaction((tx) => tx.cartVersion(scopeA));
const bump = (): Promise<number> => store.transaction((tx) => tx.bumpCart(scopeA));

test('[SV-01] a connection that ends between two statements of a transaction is trouble that passes', async () => {
  for (const version of [1, 2, 3]) {
    const work = store.transaction(async (tx) => {
      await tx.bumpCart(scopeA);
      await admin.endConnections();
      return tx.bumpCart(scopeA);
    });
    await expect(work).rejects.toThrow(TemporarilyUnavailable);
    expect(await bump()).toBe(version);
  }
});

test('[SV-01] a connection that ends after the last statement of a transaction is trouble that passes', async () => {
  const work = store.transaction(async (tx) => {
    await tx.bumpCart(scopeA);
    await admin.endConnections();
  });
  await expect(work).rejects.toThrow(TemporarilyUnavailable);
  expect(await versionOf()).toBe(0);
});

test('[SV-01] whether work was kept whose commit has no answer is not known: it is trouble, and is not run again', async () => {
  proxy.loseAnswerTo('commit');
  await expect(bump()).rejects.toThrow(TemporarilyUnavailable);
  expect(await versionOf()).toBe(1);
});

test('[SV-01] connections that ended while they were idle are replaced, and nobody hears of it', async () => {
  await Promise.all([1, 2, 3].map(versionOf));
  // this process stands still meanwhile, so the store has not heard of it when it is asked
  const script = `const pg = require('pg'); const c = new pg.Client(process.argv[1]);
    c.connect().then(() => c.query(process.argv[2])).then(() => c.end());`;
  expect(spawnSync(process.execPath, ['-e', script, url, END_CONNECTIONS]).status).toBe(0);
  expect(await bump()).toBe(1);
  admin = await administratorOf(url);
});

test('[SV-01 RL-6] a database that stands still is trouble that passes', async () => {
  await versionOf();
  proxy.freeze();
  await expect(bump()).rejects.toThrow(TemporarilyUnavailable);
  proxy.thaw();
  expect(await bump()).toBe(1);
});

test('[SV-01] a database that gives no connection in time is trouble that passes', async () => {
  await admin.endConnections();
  proxy.freeze();
  await expect(bump()).rejects.toThrow(TemporarilyUnavailable);
  proxy.thaw();
  expect(await bump()).toBe(1);
});

test('[SV-01] a database without room for a connection is trouble that passes', async () => {
  await admin.endConnections();
  await admin.takeAllRoom();
  await expect(bump()).rejects.toThrow(TemporarilyUnavailable);
  await admin.leave();
  admin = await administratorOf(url);
  expect(await bump()).toBe(1);
});

test('[SV-01] a database that is not there is trouble that passes', async () => {
  proxy.close();
  await expect(bump()).rejects.toThrow(TemporarilyUnavailable);
});

// a disk of its own cannot be had by every test: a trigger says of the disk what PostgreSQL says of a full and of a broken one
test.each([
  ['full', '53100'],
  ['broken', '58030'],
])(
  '[SV-01 SV-04] while the disk of PostgreSQL is %s each write is trouble that passes and did not happen, carts are read',
  async (_, code) => {
    expect(await bump()).toBe(1);
    await admin.failWrites('carts', code);
    for (let write = 0; write < 5; write += 1) await expect(bump()).rejects.toThrow(TemporarilyUnavailable);
    expect(await versionOf()).toBe(1);
    await admin.mendWrites();
    expect(await bump()).toBe(2);
  },
);
