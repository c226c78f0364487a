import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { calls, readReply } from '@baguni/contract';
import type { CartUnit } from '@baguni/domain/internal';
import { itemNoOf } from '@baguni/scenarios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorOf, type Administrator } from './testing/administrator.ts';
import { proxyTo, type PostgresProxy } from './testing/postgres-proxy.ts';
import { postgresOfFile } from './testing/postgres.ts';
import { signedInAt, type ProcessAnswer, type ProcessBrowser } from './testing/process-browser.ts';
import { addressOf, startProcess, type ServerProcess } from './testing/server-process.ts';
import { quantityOf } from '@baguni/backend/testing';

const postgres = postgresOfFile();
let started: ServerProcess;
let browser: ProcessBrowser;
let admin: Administrator;
let proxy: PostgresProxy;
// one process for all tests, because it must survive them
beforeAll(async () => {
  const url = await postgres.emptyDatabase();
  proxy = await proxyTo(url);
  admin = await administratorOf(url);
  started = startProcess({ PORT: '0', DATABASE_URL: proxy.url, BAGUNI_DEMO: 'on' });
  browser = await signedInAt(await addressOf(started), 'many-sellers');
});
afterAll(async () => {
  started.server.kill('SIGKILL');
  proxy.close();
  await admin.leave();
});

const rounds = [1, 2, 3, 4, 5];
const unitsOf = async (): Promise<readonly CartUnit[]> => {
  const { status, body } = await browser.call('getInitialCart');
  if (status === 503) return unitsOf();
  const read = readReply(calls.getInitialCart, { status, body });
  if (read._tag === 'Left') throw new Error(`not read: ${status}`);
  return read.right.units;
};
const unitOf = async (): Promise<CartUnit> => {
  const [unit] = await unitsOf();
  if (!unit) throw new Error('no unit');
  return unit;
};

const change = ({ cartUnitId, version }: CartUnit, quantity: number): object =>
  quantityOf(cartUnitId, quantity, { unitVersion: version });

const disturbed = async (
  ask: () => Promise<ProcessAnswer>,
  ...lock: Parameters<typeof admin.hold>
): Promise<ProcessAnswer> => {
  await admin.hold(...lock);
  const answer = ask();
  await admin.somebodyWaits();
  await admin.endConnections();
  await admin.free();
  return answer;
};

const expectBusy = ({ status, headers, body }: ProcessAnswer): void => {
  expect(body).toMatchObject({ resultCode: '9503', domain: 'cart-api', data: null });
  expect([status, headers.get('retry-after')]).toEqual([503, '1']);
};

test.each(['sessions', 'cart_units'])(
  '[SV-01 SV-06] retries a read whose connection ends in a statement on %s',
  async (table) => {
    for (const _ of rounds)
      expect((await disturbed(() => browser.call('getInitialCart'), table, 'access exclusive')).status).toBe(200);
    expect(started.server.exitCode).toBeNull();
  },
);

test.each(['answers', 'carts', 'cart_units'])(
  '[SV-01 SV-06] answers a write with 503 and rolls it back if its connection ends in a transaction on %s; the next one works',
  async (table) => {
    for (const round of rounds) {
      const before = await unitOf();
      expectBusy(await disturbed(() => browser.call('setQuantity', change(before, round + 1)), table, 'exclusive'));
      expect(await unitOf()).toEqual(before);
      expect((await browser.call('setQuantity', change(before, round + 1))).status).toBe(200);
      expect((await unitOf()).quantity).toBe(round + 1);
    }
    expect(started.server.exitCode).toBeNull();
  },
);

test('[SV-01 SV-04] executes a write once if its connection ends after commit and it is sent again with its key', async () => {
  for (const round of rounds) {
    const before = await unitOf();
    const key = randomUUID();
    const send = () => browser.call('setQuantity', change(before, round + 1), { 'idempotency-key': key });
    proxy.loseAnswerTo('commit');
    expectBusy(await send());
    expect((await send()).status).toBe(200);
    expect(await unitOf()).toMatchObject({ quantity: round + 1, version: before.version + 1 });
  }
});

const piecesOf = async (itemNo: string): Promise<number> =>
  (await unitsOf()).filter(({ item }) => item.itemNo === itemNo).reduce((sum, { quantity }) => sum + quantity, 0);

test('[SV-01 SV-04] adds an item once if the connection ends after its commit and the request is sent again', async () => {
  const item = itemNoOf('home-printer');
  for (const _ of rounds.slice(0, 3)) {
    const before = await piecesOf(item);
    const key = randomUUID();
    const body = { itemNo: item, quantity: 1, optionNos: [], additions: [] };
    const send = () => browser.call('addCart', body, { 'idempotency-key': key });
    proxy.loseAnswerTo('commit');
    expectBusy(await send());
    expect((await send()).status).toBe(200);
    expect(await piecesOf(item)).toBe(before + 1);
  }
});

test('[SV-01 SV-04] answers 200 or 503 while connections end repeatedly, and keeps acknowledged writes', async () => {
  const over = new AbortController();
  const disturbing = (async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      // 0 to 59, spread evenly; also a slow machine completes some changes in between
      const until = proxy.roundTrips() + ((turn * 37) % 60);
      while (!over.signal.aborted && proxy.roundTrips() < until) await wait(1);
      await admin.endConnections();
    }
  })();
  const seen = { kept: 0, unknown: 0 };
  let known = await unitOf();
  for (let i = 0; i < 40 || seen.kept < 5 || seen.unknown < 5; i += 1) {
    const { version } = known;
    const quantity = (known.quantity % 9) + 1;
    const answer = await browser.call('setQuantity', change(known, quantity));
    known = await unitOf();
    if (answer.status === 200) seen.kept += 1;
    else {
      expectBusy(answer);
      seen.unknown += 1;
    }
    // an unacknowledged change may have happened completely or not at all
    const mayBeMissing = answer.status === 503 && known.version === version;
    if (!mayBeMissing) expect(known).toMatchObject({ version: version + 1, quantity });
  }
  over.abort();
  await disturbing;
  expect((await browser.call('getInitialCart')).status).toBe(200);
  expect(started.server.exitCode).toBeNull();
});

test('[SV-04] stays live but not ready while the database does not answer, and recovers', async () => {
  const origin = await addressOf(started);
  const health = async (path: string): Promise<number> => (await fetch(`${origin}${path}`)).status;
  expect([await health('/health'), await health('/health/live')]).toEqual([200, 200]);
  proxy.freeze();
  await expect.poll(() => health('/health')).toBe(503);
  expect(await health('/health/live')).toBe(200);
  proxy.thaw();
  await expect.poll(() => health('/health')).toBe(200);
  expect((await browser.call('getInitialCart')).status).toBe(200);
});
