import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DETAIL_LASTS_MS, guestOwner, type Tx } from '@baguni/backend';
import { anIdempotentRequest, scopeA } from '@baguni/backend/testing';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { retentionPeriods, scheduleRetention } from './retention.ts';
import { ON_ITS_WAY_MS, SESSION_LASTS_MS } from './session/tokens.ts';
import { openPostgres, openSqlite } from './store/open-store.ts';
import type { SqlStore } from './store/sql-store.ts';
import { administratorOf, WAITING } from './testing/administrator.ts';
import { patientPool, postgresOfFile } from './testing/postgres.ts';
import { addressOf, startProcess } from './testing/server-process.ts';
import { NOW, testServer } from './testing/server.ts';
import { nothingOld } from './testing/retention-contract.ts';

const HOUR_MS = 60 * 60 * 1000;

afterEach(() => void vi.useRealTimers());

test('[AZ-7] drops every hour the sessions that ended more than a minute ago, and no others', async () => {
  let now = NOW;
  const { app, store } = await testServer();
  const stored = {
    scope: { tenant: 'marketplace', owner: guestOwner('G') },
    guestOwner: null,
    createdAt: NOW,
  } as const;
  const ended = {
    just: now + HOUR_MS - ON_ITS_WAY_MS,
    before: now + HOUR_MS - ON_ITS_WAY_MS - 1,
    lasting: now + 2 * HOUR_MS,
  };
  for (const [tokenHash, expiresAt] of Object.entries(ended))
    await store.transaction((tx) => tx.putSession({ ...stored, tokenHash, expiresAt }));
  const left = async () => {
    const found = await store.transaction((tx) => Promise.all(Object.keys(ended).map((hash) => tx.session(hash, 0))));
    return found.flatMap((one) => one?.tokenHash ?? []);
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  scheduleRetention(app, store, () => now);
  now += HOUR_MS;
  expect(await left()).toEqual(['just', 'before', 'lasting']);
  vi.advanceTimersByTime(HOUR_MS);
  await expect.poll(left).toEqual(['just', 'lasting']);
});

test('[SV-04] reports how far deletion is behind, through failures, until nothing is left', async () => {
  const { app } = await testServer();
  let now = NOW;
  const answers: (() => Promise<number>)[] = [];
  const forget = vi.fn<SqlStore['forget']>(async () => (await answers.shift()?.()) ?? 0);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  answers.push(() => Promise.reject(new Error('no database')));
  const status = scheduleRetention(app, { forget }, () => now);
  await expect.poll(() => forget.mock.calls.length).toBe(1);
  now += HOUR_MS;
  expect(status()).toEqual({ age: HOUR_MS, backlog: HOUR_MS });
  answers.push(async () => {
    now += 1_000;
    return 500;
  });
  vi.advanceTimersByTime(HOUR_MS);
  await expect.poll(status).toEqual({ age: 0, backlog: 0 });
  expect(forget).toHaveBeenCalledTimes(3);
});

const postgres = postgresOfFile();

/** Answers of requests from 1970, enough for several batches. */
const keys = Array.from({ length: 1_201 }, (_, i) => `K${i}`);
const { path } = anIdempotentRequest();
const putAnswers = (store: SqlStore): Promise<void> =>
  store.transaction(async (tx) => {
    for (const key of keys) await tx.complete(scopeA, anIdempotentRequest({ key }), 0, { status: 200, body: {} });
  });
const answersLeft = (store: SqlStore): Promise<number> =>
  store.transaction(async (tx) => {
    let left = 0;
    for (const key of keys) left += (await tx.outcome(scopeA, { path, key }, 0)).type === 'Answered' ? 1 : 0;
    return left;
  });

test.each([
  ['SQLite in batches', () => openSqlite(':memory:'), [500, 500, 201, 0]],
  ['PostgreSQL by partition', () => postgres.emptyStore(), [1, 0]],
] as const)('deletes at the start everything that has expired: on %s', async (_, openStore, expected) => {
  const { app, store } = await testServer({ store: await openStore() });
  await putAnswers(store);
  const batches: number[] = [];
  const forget: SqlStore['forget'] = async (retention) => {
    const dropped = await store.forget(retention);
    batches.push(dropped);
    return dropped;
  };
  scheduleRetention(app, { forget }, () => NOW);
  await expect.poll(() => batches).toEqual(expected);
  expect(await answersLeft(store)).toBe(0);
  await app.close();
});

test('does not delete while another process does, and has its own timeout on PostgreSQL', async () => {
  await postgres.emptyStore();
  const other = new pg.Client({ connectionString: postgres.lastUrl() });
  const watcher = new pg.Client({ connectionString: postgres.lastUrl() });
  await Promise.all([other.connect(), watcher.connect()]);
  await other.query(`insert into coupon_tries (tenant, owner, policy_no, day, tries)
    select 'marketplace', 'buyer:' || i, 'P', 0, 1 from generate_series(1, 501) i`);
  await other.query(`begin; select pg_advisory_xact_lock(hashtextextended('retention', 0))`);
  const old = { ...nothingOld, couponTriesBefore: 1 };
  const shop = await openPostgres(postgres.lastUrl(), { ...patientPool, statementMs: 1_000, lockMs: 1_000 });
  expect(await shop.forget(old)).toBe(0);
  // the rows are locked for longer than a statement of a shopper may wait
  await other.query('commit; begin; lock table coupon_tries in exclusive mode');
  const dropped = shop.forget(old);
  const longWaiting = `${WAITING} and clock_timestamp() - query_start > interval '1.5 s'`;
  await expect.poll(async () => (await watcher.query(longWaiting)).rowCount).toBe(1);
  await other.query('commit');
  expect(await dropped).toBe(500);
  await shop.close();
  await Promise.all([other.end(), watcher.end()]);
});

const DAY_MS = 24 * HOUR_MS;

test('empties a partition of answers only if all of them have expired, and not while a request uses it', async () => {
  const store = await postgres.emptyStore();
  const put = (key: string, now: number) =>
    store.transaction((tx) => tx.complete(scopeA, anIdempotentRequest({ key }), now, { status: 200, body: {} }));
  const fates = (now: number) =>
    store.transaction((tx) =>
      Promise.all(['old', 'late', 'new'].map(async (key) => (await tx.outcome(scopeA, { path, key }, now)).type)),
    );
  // the partition of the first day is used again on the fifth
  await put('old', 0);
  await put('late', DAY_MS - 1);
  await put('new', DAY_MS);
  const forget = (before: number) => store.forget({ ...nothingOld, idempotencyBefore: before });
  expect(await forget(DAY_MS - 1)).toBe(0);
  expect(await fates(1)).toEqual(['Answered', 'Answered', 'Answered']);
  const reader = new pg.Client({ connectionString: postgres.lastUrl() });
  await reader.connect();
  await reader.query('begin; select from answers limit 1');
  expect(await forget(DAY_MS)).toBe(0);
  await reader.query('commit');
  await reader.end();
  expect(await forget(DAY_MS)).toBe(1);
  expect(await fates(1)).toEqual(['Unknown', 'Unknown', 'Answered']);
});

test('keeps an answer that a request writes while retention waits to empty its partition', async () => {
  const store = await postgres.emptyStore();
  const put = (tx: Tx, key: string, now: number) =>
    tx.complete(scopeA, anIdempotentRequest({ key }), now, { status: 200, body: {} });
  await store.transaction((tx) => put(tx, 'old', 0));
  const watcher = new pg.Client({ connectionString: postgres.lastUrl() });
  await watcher.connect();
  const isWaiting = async () => (await watcher.query(WAITING)).rowCount === 1;
  const retention = { isOver: false };
  const begun = Promise.withResolvers<void>();
  const writing = store.transaction(async (tx) => {
    await put(tx, 'new', 4 * DAY_MS);
    begun.resolve();
    while (!retention.isOver && !(await isWaiting())) await wait(5);
  });
  await begun.promise;
  const dropped = store.forget({ ...nothingOld, idempotencyBefore: DAY_MS }).finally(() => {
    retention.isOver = true;
  });
  await writing;
  expect(await dropped).toBe(0);
  const { type } = await store.transaction((tx) => tx.outcome(scopeA, { path, key: 'new' }, 4 * DAY_MS));
  expect(type).toBe('Answered');
  await watcher.end();
});

test('[SV-04] ends at the deadline although a batch waits for the database', async () => {
  await postgres.emptyStore();
  const admin = await administratorOf(postgres.lastUrl());
  await admin.hold('idempotency', 'exclusive');
  const started = startProcess({ PORT: '0', BAGUNI_STOP: '0/1', DATABASE_URL: postgres.lastUrl() });
  await addressOf(started);
  await admin.somebodyWaits();
  started.server.kill('SIGTERM');
  const since = Date.now();
  expect(await once(started.server, 'exit')).toEqual([0, null]);
  // retention itself would wait for 60 s
  expect(Date.now() - since).toBeLessThan(30_000);
  await admin.leave();
});

const units: readonly (readonly [string, number])[] = [
  ['years', 365.25 * 24 * HOUR_MS],
  ['days', 24 * HOUR_MS],
  ['hours', HOUR_MS],
  ['minutes', HOUR_MS / 60],
];

/** Writes a period in the largest unit that it contains at least twice. */
const written = (ms: number): string => {
  const [name = '', unit = 1] = units.find(([, one]) => ms >= 2 * one && ms % one === 0) ?? [];
  return `${ms / unit} ${name}`;
};

test('the guide lists the period of each kind of data', () => {
  const guide = readFileSync(new URL('../../../docs/guides/server.md', import.meta.url), 'utf8');
  const [, section = ''] = guide.split('## Data retention');
  const cells = new Map(section.split('\n').map((line) => [line.split(' | ')[0], line.split(' | ')[1] ?? '']));
  const periodOf = (words: string) => /\d+ \w+|a minute|always/u.exec(cells.get(`| ${words}`) ?? '')?.[0];
  const { unpaidOrdersBefore, recipientsPaidBefore, seenBefore, viewedBefore, eventsBefore, ...more } =
    retentionPeriods;
  const { idempotencyBefore, couponTriesBefore, sessionsExpiredBefore, detailsExpiredBefore, ...others } = more;
  expect(others).toEqual({});
  expect([sessionsExpiredBefore, detailsExpiredBefore]).toEqual([60_000, 0]);
  expect(
    [
      'a guest’s cart, entered texts, buyer, coupons and unpaid orders',
      'paid orders',
      'name, phone and address that a buyer without an address entered for a paid order',
      'unpaid orders, with the address entered for them',
      'prices and stock that a shopper saw at the last visit, and viewed items',
      'answers to repeated requests',
      'failed coupon downloads',
      'details for gateways',
      'events for other systems',
    ].map(periodOf),
  ).toEqual([
    written(SESSION_LASTS_MS),
    'always',
    written(recipientsPaidBefore),
    written(unpaidOrdersBefore),
    seenBefore === viewedBefore && written(seenBefore),
    written(idempotencyBefore),
    written(couponTriesBefore),
    written(DETAIL_LASTS_MS),
    written(eventsBefore),
  ]);
});
