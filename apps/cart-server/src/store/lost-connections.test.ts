import { spawnSync } from 'node:child_process';
import { scopeA } from '@baguni/backend/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { administratorOf, END_CONNECTIONS, type Administrator } from '../testing/administrator.ts';
import { proxyTo, type PostgresProxy } from '../testing/postgres-proxy.ts';
import { patientPool, postgresOfFile } from '../testing/postgres.ts';
import { openPostgres } from './open-store.ts';
import type { SqlStore } from './sql-store.ts';
import { TemporarilyUnavailable } from './database-errors.ts';

const postgres = postgresOfFile();
let url: string;
let proxy: PostgresProxy;
let store: SqlStore;
let admin: Administrator;
beforeEach(async () => {
  url = await postgres.emptyDatabase();
  proxy = await proxyTo(url);
  store = await openPostgres(proxy.url, patientPool);
  admin = await administratorOf(url);
});
afterEach(async () => {
  await store.close();
  proxy.close();
  await admin.leave();
});

/** Opens the store again, with a timeout that a test can wait for. */
const becomeImpatient = async (): Promise<void> => {
  await store.close();
  store = await openPostgres(proxy.url, { ...patientPool, statementMs: 1_000 });
};

const versionOf = (): Promise<number> => store.transaction((tx) => tx.cartVersion(scopeA));
const bump = (): Promise<number> => store.transaction((tx) => tx.bumpCart(scopeA));

test('[SV-01] treats a connection that ends between two statements as a temporary failure', async () => {
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

test('[SV-01] treats a connection that ends after the last statement as a temporary failure', async () => {
  const work = store.transaction(async (tx) => {
    await tx.bumpCart(scopeA);
    await admin.endConnections();
  });
  await expect(work).rejects.toThrow(TemporarilyUnavailable);
  expect(await versionOf()).toBe(0);
});

test('[SV-01] does not rerun work whose commit has an unknown result; reports a temporary failure', async () => {
  proxy.loseAnswerTo('commit');
  await expect(bump()).rejects.toThrow(TemporarilyUnavailable);
  expect(await versionOf()).toBe(1);
});

test('[SV-01] replaces connections that ended while idle, without an error', async () => {
  await Promise.all([1, 2, 3].map(versionOf));
  // this process is blocked meanwhile, so the store has not noticed the closed connection
  const script = `const pg = require('pg'); const c = new pg.Client(process.argv[1]);
    c.connect().then(() => c.query(process.argv[2])).then(() => c.end());`;
  expect(spawnSync(process.execPath, ['-e', script, url, END_CONNECTIONS]).status).toBe(0);
  expect(await bump()).toBe(1);
  admin = await administratorOf(url);
});

test('[SV-01 RL-6] treats a frozen database as a temporary failure', async () => {
  await becomeImpatient();
  await versionOf();
  proxy.freeze();
  await expect(bump()).rejects.toThrow(TemporarilyUnavailable);
  proxy.thaw();
  expect(await bump()).toBe(1);
});

test('[SV-01] treats a connection timeout as a temporary failure', async () => {
  await becomeImpatient();
  await admin.endConnections();
  proxy.freeze();
  await expect(bump()).rejects.toThrow(TemporarilyUnavailable);
  proxy.thaw();
  expect(await bump()).toBe(1);
});

test('[SV-01] treats a database at its connection limit as a temporary failure', async () => {
  await admin.endConnections();
  await admin.takeAllRoom();
  await expect(bump()).rejects.toThrow(TemporarilyUnavailable);
  await admin.giveRoom();
  expect(await bump()).toBe(1);
});

test('[SV-01] treats an unreachable database as a temporary failure', async () => {
  proxy.close();
  await expect(bump()).rejects.toThrow(TemporarilyUnavailable);
});

// tests cannot have separate disks: a trigger raises PostgreSQL’s errors of a full and a broken disk
test.each([
  ['full', '53100'],
  ['broken', '58030'],
])(
  '[SV-01 SV-04] fails each write temporarily and still reads carts while the disk of PostgreSQL is %s',
  async (_, code) => {
    expect(await bump()).toBe(1);
    await admin.failWrites('carts', code);
    for (let write = 0; write < 5; write += 1) await expect(bump()).rejects.toThrow(TemporarilyUnavailable);
    expect(await versionOf()).toBe(1);
    await admin.mendWrites();
    expect(await bump()).toBe(2);
  },
);
