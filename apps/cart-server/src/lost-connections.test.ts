import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { calls, readReply } from '@baguni/contract';
import type { CartUnit } from '@baguni/domain';
import { itemNoOf } from '@baguni/scenarios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorOf, type Administrator } from './testing/administrator.ts';
import { proxyTo, type PostgresProxy } from './testing/postgres-proxy.ts';
import { testPostgres, type TestPostgres } from './testing/postgres.ts';
import { signedInAt, type ProcessAnswer, type ProcessBrowser } from './testing/process-browser.ts';
import { addressOf, startProcess, type ServerProcess } from './testing/server-process.ts';

let postgres: TestPostgres;
let started: ServerProcess;
let browser: ProcessBrowser;
let admin: Administrator;
let proxy: PostgresProxy;
// one process for all tests: it must outlive them
beforeAll(async () => {
  postgres = await testPostgres();
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
  await postgres.stop();
});

const rounds = [1, 2, 3, 4, 5];
/** The first unit, read as often as it takes. */
const unitOf = async (): Promise<CartUnit> => {
  const { status, body } = await browser.call('getInitialCart');
  if (status === 503) return unitOf();
  const read = readReply(calls.getInitialCart, { status, body });
  if (read._tag === 'Left') throw new Error(`not read: ${status}`);
  const [unit] = read.right.units;
  if (!unit) throw new Error('no unit');
  return unit;
};

const change = ({ cartUnitId, version }: CartUnit, quantity: number): object => ({
  cartUnitId,
  quantity,
  branchServiceType: 'Reserve',
  unitVersion: version,
  cancelCoupons: false,
});

/** Asks while a table is locked, and ends the connection of the transaction that waits for it. */
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
  '[SV-01 SV-06] a read whose connection ends in a statement on %s is asked again, and nobody hears of it',
  async (table) => {
    for (const _ of rounds)
      expect((await disturbed(() => browser.call('getInitialCart'), table, 'access exclusive')).status).toBe(200);
    expect(started.server.exitCode).toBeNull();
  },
);

test.each(['idempotency', 'carts', 'cart_units'])(
  '[SV-01 SV-06] a write whose connection ends in a transaction on %s is answered 503 and did not happen, the next one works',
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

test('[SV-01 SV-04] a write whose connection ends just after it was made is carried out once when it is sent again with its key', async () => {
  for (const round of rounds) {
    const before = await unitOf();
    const key = randomUUID();
    const send = () => browser.call('setQuantity', change(before, round + 1), { 'idempotency-key': key });
    proxy.loseAnswerTo('commit', 1);
    expectBusy(await send());
    expect((await send()).status).toBe(200);
    expect(await unitOf()).toMatchObject({ quantity: round + 1, version: before.version + 1 });
  }
});

/** Pieces of an item in the cart. */
const piecesOf = async (itemNo: string): Promise<number> => {
  const read = readReply(calls.getInitialCart, await browser.call('getInitialCart'));
  if (read._tag === 'Left') throw new Error('not read');
  return read.right.units
    .flatMap(({ item, quantity }) => (item.itemNo === itemNo ? [quantity] : []))
    .reduce((a, b) => a + b, 0);
};

test.each([
  ['the key was taken', 0],
  ['it was carried out', 1],
] as const)(
  '[SV-01 SV-04] what needs a transaction and whose connection ends just after %s is carried out once when it is sent again with its key',
  async (_, commits) => {
    const item = itemNoOf('home-printer');
    for (const __ of rounds.slice(0, 3)) {
      const before = await piecesOf(item);
      const key = randomUUID();
      const body = { itemNo: item, quantity: 1, optionNos: [], additions: [] };
      const send = () => browser.call('addCart', body, { 'idempotency-key': key });
      proxy.loseAnswerTo('commit', commits);
      expectBusy(await send());
      expect((await send()).status).toBe(200);
      expect(await piecesOf(item)).toBe(before + 1);
    }
  },
);

test('[SV-01 SV-04] while connections end all the time each answer is 200 or 503, and what was acknowledged stays', async () => {
  const over = new AbortController();
  const disturbing = (async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      // 0 to 59 ms, spread evenly
      await wait((turn * 37) % 60);
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
    // a change without an acknowledgement may have happened or not, but never half
    const mayBeMissing = answer.status === 503 && known.version === version;
    if (!mayBeMissing) expect(known).toMatchObject({ version: version + 1, quantity });
  }
  over.abort();
  await disturbing;
  expect((await browser.call('getInitialCart')).status).toBe(200);
  expect(started.server.exitCode).toBeNull();
});

test('[SV-04] while the database does not answer the process lives, is not ready, and is again when it answers', async () => {
  const origin = await addressOf(started);
  const health = async (path: string): Promise<number> => (await fetch(`${origin}${path}`)).status;
  expect([await health('/health'), await health('/health/live')]).toEqual([200, 200]);
  proxy.freeze();
  expect([await health('/health'), await health('/health/live')]).toEqual([503, 200]);
  proxy.thaw();
  await expect.poll(() => health('/health'), { timeout: 60_000 }).toBe(200);
  expect((await browser.call('getInitialCart')).status).toBe(200);
});
