import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setStock } from '@baguni/backend/testing';
import { itemNo, itemStock } from '@baguni/domain/internal';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { webhookReceivers } from '../config/webhook-receivers.ts';
import { openStore } from '../store/open-store.ts';
import type { SqlStore } from '../store/sql-store.ts';
import { allEvents } from '../testing/events.ts';
import { patientSettings, postgresOfFile } from '../testing/postgres.ts';
import { poolerFor } from '../testing/production/deployed.ts';
import { freePorts, missingPrograms } from '../testing/production/programs.ts';
import { addressOf, startProcess } from '../testing/server-process.ts';
import { positionOf, startReceiver, type Received, type Receiver } from '../testing/webhook-receiver.ts';
import { nothingOld } from '../testing/retention-contract.ts';
import { pauseAfter, webhooks, webhookTimes, type WebhookTimes } from './deliver.ts';

const PATIENCE = { timeout: 60_000 };
const quick: WebhookTimes = { ...webhookTimes, poll: 20, firstPause: 20, longestPause: 40 };
const secrets = [1, 2, 3].map((byte) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`);
const [secret = '', nextSecret = '', foreignSecret = ''] = secrets;

let folder: string;
let files = 0;
const newFile = (): string => join(folder, `${(files += 1)}.sqlite`);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baguni-webhooks-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const postgres = postgresOfFile();
const places = [
  ['SQLite', async () => ({ DATABASE_URL: '', BAGUNI_DB: newFile() })],
  ['PostgreSQL', async () => ({ DATABASE_URL: await postgres.emptyDatabase(), BAGUNI_DB: '' })],
] as const;
const shared: readonly (readonly [string, () => Promise<Readonly<Record<string, string>>>])[] = [
  ...places,
  ['PostgreSQL behind PgBouncer', () => pooled()],
];

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const pooled = async (): Promise<Readonly<Record<string, string>>> => {
  const direct = new URL(await postgres.emptyDatabase());
  const { pooler, pooled: url } = await poolerFor(direct);
  ends.push(() => pooler.end('SIGKILL'));
  return { DATABASE_URL: url.href };
};

const opened = async (env: Readonly<Record<string, string>>): Promise<SqlStore> => {
  const store = await openStore(readConfig({ ...patientSettings, ...env }));
  ends.push(() => store.close());
  return store;
};

const receiving = async (...words: Parameters<typeof startReceiver>): Promise<Receiver> => {
  const receiver = await startReceiver(...words);
  ends.push(receiver.close);
  return receiver;
};

interface Delivering {
  readonly attempts: readonly string[];
  readonly lines: readonly unknown[];
  readonly stop: () => Promise<void>;
}

type Addresses = Readonly<Record<string, string>>;

const deliver = async (
  store: SqlStore,
  urls: Addresses,
  {
    keys = [secret],
    times = quick,
    types,
  }: { keys?: readonly string[]; times?: WebhookTimes; types?: readonly string[] } = {},
): Promise<Delivering> => {
  const named = Object.entries(urls).map(([name, url]) => [name, { url, secrets: keys, events: types }]);
  const attempts: string[] = [];
  const lines: unknown[] = [];
  const { start, stop } = webhooks(webhookReceivers(Object.fromEntries(named)), {
    store,
    log: { warn: (line: unknown) => lines.push(line), error: (line: unknown) => lines.push(line) },
    sent: ({ receiver, outcome }) => attempts.push(`${receiver} ${outcome}`),
    times,
  });
  start();
  ends.push(stop);
  return { attempts, lines, stop };
};

/** Writes an event for each number of pieces. */
const write = async (store: SqlStore, from: number, to: number): Promise<void> => {
  for (let left = from; left <= to; left += 1)
    await store.transaction((tx) => setStock(tx, 'marketplace', itemStock(itemNo('A')), left));
};
const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** Verifies a signature as the specification describes, with the Web Cryptography API. */
const isSignedWith = async (text: string, { headers, body }: Received): Promise<boolean> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = Buffer.from(text.slice('whsec_'.length), 'base64');
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
  const [id, timestamp, given] = ['id', 'timestamp', 'signature'].map((name) => String(headers[`webhook-${name}`]));
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signatures = given?.split(' ') ?? [];
  const verified = signatures.map((one) =>
    crypto.subtle.verify('HMAC', key, Buffer.from(one.replace(/^v1,/u, ''), 'base64'), signed),
  );
  return (await Promise.all(verified)).includes(true);
};

test.each(places)('delivers each event once, in order and signed (%s)', async (_, place) => {
  const store = await opened(await place());
  const { url, received, positions } = await receiving();
  const before = Math.floor(Date.now() / 1_000);
  await write(store, 1, 3);
  const { attempts, lines } = await deliver(store, { erp: url });
  await expect.poll(positions, PATIENCE).toEqual([1, 2, 3]);
  await write(store, 4, 5);
  await expect.poll(positions, PATIENCE).toEqual([1, 2, 3, 4, 5]);
  const sent = received.map(({ body }): unknown => JSON.parse(body));
  const events = await allEvents(store);
  expect(sent).toEqual(events.map((event) => ({ ...event, timestamp: new Date(event.createdAt).toISOString() })));
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
  for (const request of received) {
    expect([await isSignedWith(secret, request), await isSignedWith(foreignSecret, request)]).toEqual([true, false]);
    const seconds = Number(request.headers['webhook-timestamp']);
    expect(seconds >= before && seconds <= Date.now() / 1_000).toBe(true);
  }
  await expect.poll(() => attempts).toEqual(Array(5).fill('erp delivered'));
  expect(lines).toEqual([]);
});

const failures = [
  ['refused', (response, __, ___) => response.writeHead(500).end()],
  ['redirected', (response) => response.writeHead(307, { location: '/events' }).end()],
  ['unreachable', (_, __, { socket }) => socket.resetAndDestroy()],
  ['timeout', () => undefined],
] satisfies readonly (readonly [string, Parameters<typeof startReceiver>[0]])[];

test.each(failures)('repeats an event that is %s, and keeps the order', async (outcome, fail) => {
  const store = await opened(await places[0][1]());
  // the second event fails twice
  const { url, received, positions } = await receiving((response, count, request) =>
    count === 2 || count === 3 ? fail(response, count, request) : response.writeHead(204).end(),
  );
  await write(store, 1, 3);
  const request = outcome === 'timeout' ? 1_500 : quick.request;
  const { attempts, lines } = await deliver(store, { erp: url }, { times: { ...quick, request } });
  await expect.poll(positions, PATIENCE).toEqual([1, 2, 2, 2, 3]);
  const failure = `erp ${outcome}`;
  await expect.poll(() => attempts).toEqual(['erp delivered', failure, failure, 'erp delivered', 'erp delivered']);
  expect(new Set(received.slice(1, 4).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const line = { receiver: 'erp', position: 2, outcome };
  expect(lines).toMatchObject([
    { ...line, failures: 1 },
    { ...line, failures: 2 },
  ]);
});

test.each(places)(
  'delivers only the configured types of events to a receiver, and its lag ignores the others (%s)',
  async (_, place) => {
    const store = await opened(await place());
    const { url, positions } = await receiving();
    await write(store, 1, 3);
    await store.transaction((tx) => tx.takeStock('marketplace', { key: itemStock(itemNo('A')), pieces: 1 }));
    await write(store, 4, 5);
    const { attempts } = await deliver(store, { erp: url }, { types: ['stock.taken', 'order.paid'] });
    await expect.poll(async () => (await store.webhooks.lags(['erp'])).get('erp'), PATIENCE).toBe(0);
    expect([positions(), attempts]).toEqual([[4], ['erp delivered']]);
  },
);

test('logs a failing database once until it works again', async () => {
  const store = await opened(await places[0][1]());
  const { url, positions } = await receiving();
  let reads = 0;
  const events: SqlStore['events'] = async (after) => {
    reads += 1;
    // fails three times, twice
    if (reads <= 3 || (reads > 6 && reads <= 9)) throw new Error('no database');
    return store.events(after);
  };
  await write(store, 1, 1);
  const { lines } = await deliver({ ...store, events }, { erp: url });
  await expect.poll(() => reads, PATIENCE).toBeGreaterThan(10);
  expect(positions()).toEqual([1]);
  const line = { receiver: 'erp', said: 'Error: no database' };
  expect(lines).toEqual([line, line]);
});

test('the pause doubles from a second up to 10 minutes, and half of it is random', () => {
  const pauses = [1, 2, 3, 10, 11, 2_000].map((count) => [
    pauseAfter(count, webhookTimes, 0),
    pauseAfter(count, webhookTimes, 1),
  ]);
  expect(pauses).toEqual([
    [500, 1_000],
    [1_000, 2_000],
    [2_000, 4_000],
    [256_000, 512_000],
    [300_000, 600_000],
    [300_000, 600_000],
  ]);
});

test.each([
  ['0', 50],
  ['2', 2_000],
  ['86400', 600_000],
])('waits for the Retry-After of %s s, up to the longest pause', async (retryAfter, least) => {
  const store = await opened(await places[0][1]());
  const { url } = await receiving((response) => response.writeHead(503, { 'retry-after': retryAfter }).end());
  await write(store, 1, 1);
  const { lines } = await deliver(store, { erp: url }, { times: { ...webhookTimes, poll: 20, firstPause: 100 } });
  await expect.poll(() => lines.length, PATIENCE).toBe(1);
  const { retryMs } = lines[0] as { retryMs: number };
  expect(retryMs).toBeGreaterThanOrEqual(least);
  expect(retryMs).toBeLessThanOrEqual(Math.max(least, 100));
});

test.each(places)('during the pause no process delivers, and its end continues the count (%s)', async (_, place) => {
  const store = await opened(await place());
  await store.webhooks.add('erp');
  const [one, two] = ['one', 'two'].map((holder) => ({ name: 'erp', holder }));
  if (!one || !two) throw new Error('no leases');
  expect(await store.webhooks.take(one, 60_000)).toEqual({ position: 0, failures: 0 });
  await store.webhooks.leave(one, { position: 4, failures: 2 }, 60_000);
  expect([await store.webhooks.take(one, 60_000), await store.webhooks.take(two, 60_000)]).toEqual([null, null]);
  for (const name of ['erp', 'store']) await store.webhooks.add(name);
  expect(await store.webhooks.take({ ...two, name: 'store' }, 60_000)).toEqual({ position: 0, failures: 0 });
  expect(await store.webhooks.take(two, 60_000)).toBeNull();
});

test.each(places)(
  'another process takes a lease at its end, and the first one stores nothing then (%s)',
  async (_, place) => {
    const store = await opened(await place());
    await store.webhooks.add('erp');
    const [dead, next] = [
      { name: 'erp', holder: 'dead' },
      { name: 'erp', holder: 'next' },
    ] as const;
    await store.webhooks.take(dead, 60_000);
    expect(await store.webhooks.take(next, 60_000)).toBeNull();
    // the holder itself continues, e.g. after a failure of the database
    const begun = performance.now();
    expect(await store.webhooks.take(dead, 1_000)).toEqual({ position: 0, failures: 0 });
    await expect.poll(() => store.webhooks.take(next, 60_000), PATIENCE).toEqual({ position: 0, failures: 0 });
    expect(performance.now() - begun).toBeGreaterThan(990);
    expect(await store.webhooks.keep(dead, { position: 9, failures: 0 }, 60_000)).toBe(false);
    await store.webhooks.leave(dead, { position: 9, failures: 0 }, 0);
    expect(await store.webhooks.keep(next, { position: 3, failures: 0 }, 0)).toBe(true);
    expect(await store.webhooks.take(dead, 0)).toEqual({ position: 3, failures: 0 });
  },
);

test('delivers after a start while the database cannot be written', async () => {
  const store = await opened(await places[0][1]());
  const { url, positions } = await receiving();
  await write(store, 1, 1);
  let failures = 0;
  const add: SqlStore['webhooks']['add'] = (name) =>
    (failures += 1) <= 2 ? Promise.reject(new Error('read-only')) : store.webhooks.add(name);
  const { lines } = await deliver({ ...store, webhooks: { ...store.webhooks, add } }, { erp: url });
  await expect.poll(positions, PATIENCE).toEqual([1]);
  const line = { receiver: 'erp', said: 'Error: read-only' };
  expect(lines).toEqual([line]);
});

test.each(places)('a receiver that hangs delays neither others nor shoppers (%s)', async (_, place) => {
  const env = await place();
  const store = await opened(env);
  const hanging = await receiving(() => undefined);
  const { url, positions } = await receiving();
  await write(store, 1, 1);
  const { attempts } = await deliver(
    store,
    { hanging: hanging.url, store: url },
    { times: { ...quick, request: 60_000 } },
  );
  await expect.poll(hanging.positions, PATIENCE).toEqual([1]);
  await write(store, 2, 50);
  await expect.poll(positions, PATIENCE).toEqual(numbers(1, 50));
  if (env.DATABASE_URL !== '') {
    const watcher = new pg.Client({ connectionString: env.DATABASE_URL });
    await watcher.connect();
    const open = `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
    await expect.poll(async () => (await watcher.query(open)).rowCount).toBe(0);
    await watcher.end();
  }
  expect(attempts.filter((one) => one.startsWith('hanging'))).toEqual([]);
  const lags = await store.webhooks.lags(['hanging', 'store']);
  expect(lags.get('hanging')).toBeGreaterThan(0);
  await expect.poll(async () => (await store.webhooks.lags(['store'])).get('store')).toBe(0);
});

/** Starts a process that only delivers webhooks; it writes a line when it has started. */
const startSender = (env: Readonly<Record<string, string>>, url: string, lease = webhookTimes.lease) => {
  const settings = { ...env, BAGUNI_WEBHOOKS: JSON.stringify({ erp: { url, secrets: [secret] } }) };
  const { server } = startProcess(settings, 'webhook-sender', String(lease));
  ends.push(() => server.kill('SIGKILL'));
  return server;
};

test.each(shared)(
  'two processes deliver each event once and in order, and one that stops hands over (%s)',
  async (name, place) => {
    if (name.includes('PgBouncer') && missingPrograms('pgbouncer').length > 0) return;
    const env = await place();
    const { url, positions } = await receiving();
    const store = await opened(env);
    const senders = [startSender(env, url), startSender(env, url)];
    await Promise.all(senders.map(({ stdout }) => once(stdout, 'data')));
    await write(store, 1, 100);
    await expect.poll(() => positions().length, PATIENCE).toBeGreaterThanOrEqual(100);
    for (const [i, child] of senders.entries()) {
      startSender(env, url);
      child.kill('SIGTERM');
      const exit = once(child, 'exit');
      await write(store, 101 + i * 50, 150 + i * 50);
      expect(await exit).toEqual([0, null]);
      await expect.poll(() => positions().length, PATIENCE).toBeGreaterThanOrEqual(150 + i * 50);
    }
    expect(positions()).toEqual(numbers(1, 200));
  },
);

test.each(places)('a process that is killed while it delivers loses no event (%s)', async (_, place) => {
  const env = await place();
  const senders: ChildProcess[] = [];
  const { url, positions } = await receiving((response, count) => {
    // the event was received, but its answer does not arrive
    if (count === 70) senders[0]?.kill('SIGKILL');
    else response.writeHead(204).end();
  });
  await write(await opened(env), 1, 200);
  const killed = startSender(env, url, 2_000);
  senders.push(killed);
  expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
  startSender(env, url);
  await expect.poll(() => positions().at(-1), PATIENCE).toBe(200);
  const inOrder = positions().filter((position, i) => position > Math.max(0, ...positions().slice(0, i)));
  expect(inOrder).toEqual(numbers(1, 200));
  expect(positions().filter((position) => position === positions()[69])).toHaveLength(2);
});

test('a request is signed with each secret while one is replaced', async () => {
  const store = await opened(await places[0][1]());
  const { url, received } = await receiving();
  const signed = async () => {
    const last = received.at(-1);
    return last ? Promise.all([secret, nextSecret, foreignSecret].map((one) => isSignedWith(one, last))) : [];
  };
  const rounds = [
    [[secret], [true, false, false]],
    [
      [nextSecret, secret],
      [true, true, false],
    ],
    [[nextSecret], [false, true, false]],
  ] as const;
  for (const [round, [keys, expected]] of rounds.entries()) {
    const { stop } = await deliver(store, { erp: url }, { keys });
    await write(store, round + 1, round + 1);
    await expect.poll(() => received.length, PATIENCE).toBe(round + 1);
    expect(await signed()).toEqual(expected);
    await stop();
  }
});

test('keeps an undelivered event for the whole time of retention, and not longer', async () => {
  const store = await opened(await places[0][1]());
  await store.webhooks.add('erp');
  await write(store, 1, 1);
  const [event] = await store.events(0);
  await store.forget({ ...nothingOld, eventsBefore: event?.createdAt ?? 0 });
  expect((await store.webhooks.lags(['erp'])).get('erp')).toBeGreaterThanOrEqual(0);
  expect(await store.events(0)).toEqual([event]);
  await store.forget({ ...nothingOld, eventsBefore: (event?.createdAt ?? 0) + 1 });
  expect(await store.events(0)).toEqual([]);
});

test('the server delivers while it runs, counts, and neither prints nor logs a secret or an address', async () => {
  const { url, positions } = await receiving((response, count) => response.writeHead(count === 1 ? 500 : 204).end());
  const file = newFile();
  const store = await opened({ BAGUNI_DB: file });
  await write(store, 1, 2);
  const [port] = await freePorts(1);
  const started = startProcess({
    PORT: '0',
    BAGUNI_DB: file,
    BAGUNI_STOP: '0/10',
    BAGUNI_METRICS: String(port),
    BAGUNI_WEBHOOKS: JSON.stringify({ erp: { url, secrets: [secret] } }),
  });
  ends.push(() => started.server.kill('SIGKILL'));
  await addressOf(started);
  await expect.poll(positions, PATIENCE).toEqual([1, 1, 2]);
  const metrics = async () => (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n');
  const line = (outcome: string, count: number) =>
    `baguni_webhook_deliveries_total{receiver="erp",outcome="${outcome}"} ${count}`;
  await expect.poll(metrics, PATIENCE).toContain(line('delivered', 2));
  expect(await metrics()).toContain(line('refused', 1));
  expect(await metrics()).toContain(line('timeout', 0));
  await expect.poll(metrics, PATIENCE).toContain('baguni_webhook_lag_seconds{receiver="erp"} 0');
  started.server.kill('SIGTERM');
  expect(await once(started.server, 'exit')).toEqual([0, null]);
  expect(started.said()).toMatch(/"receiver":"erp".*"reason":"500".*a webhook was not delivered/u);
  expect(started.said()).not.toMatch(/whsec_|in-the-address|webhooks failed/u);
  // the lease was returned
  expect(await store.webhooks.take({ name: 'erp', holder: 'next' }, 0)).toEqual({ position: 2, failures: 0 });
});

const guide = fileURLToPath(new URL('../../../../docs/guides/server.md', import.meta.url));
const [, example = ''] = /<!-- webhook receiver -->\s+```js\n([^]+?)```/u.exec(readFileSync(guide, 'utf8')) ?? [];

test('the receiver of the guide handles each event once, and refuses forged, old, foreign and interrupted requests', async () => {
  const [port = 0] = await freePorts(1);
  const file = join(folder, 'receiver.mjs');
  writeFileSync(file, example);
  const env = { PATH: process.env['PATH'], PORT: String(port), WEBHOOK_SECRET: secret };
  const receiver = spawn(process.execPath, [file], { env });
  ends.push(() => receiver.kill('SIGKILL'));
  let handled = '';
  for (const stream of [receiver.stdout, receiver.stderr]) stream.on('data', (chunk) => (handled += String(chunk)));
  const url = `http://127.0.0.1:${port}/`;
  const lastSent = await receiving((response) => response.writeHead(204).end());
  const store = await opened(await places[0][1]());
  await write(store, 1, 2);
  // this receiver may not listen yet
  const { attempts } = await deliver(store, { erp: url, copy: lastSent.url });
  const delivered = () => attempts.filter((one) => one === 'erp delivered');
  await expect.poll(delivered, PATIENCE).toHaveLength(2);
  await expect.poll(() => handled).toBe('stock.set i/A\nstock.set i/A\n'.replaceAll('i/A', itemStock(itemNo('A'))));
  await expect.poll(() => lastSent.received.length).toBe(2);
  const [sent] = lastSent.received;
  if (!sent) throw new Error('nothing was sent');
  const headers = Object.fromEntries(
    Object.entries(sent.headers).flatMap(([name, value]) =>
      name.startsWith('webhook-') ? [[name, String(value)]] : [],
    ),
  );
  const post = async (body: string, more: Readonly<Record<string, string>> = {}) =>
    (await fetch(url, { method: 'POST', body, headers: { ...headers, ...more } })).status;
  const old = String(Number(headers['webhook-timestamp']) - 301);
  const interrupted = connect(port, '127.0.0.1');
  interrupted.resume().end('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{');
  await once(interrupted, 'close');
  const statuses = [
    await post(sent.body),
    await post(sent.body.replace('"left":1', '"left":9')),
    await post(sent.body, { 'webhook-id': '9-9' }),
    await post(sent.body, { 'webhook-timestamp': old }),
    await post(sent.body, { 'webhook-signature': '' }),
    await post(sent.body, { 'webhook-signature': `v1a,${headers['webhook-signature']?.slice(3)}` }),
    await post(sent.body, { 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` }),
  ];
  expect(statuses).toEqual([204, 401, 401, 401, 401, 401, 204]);
  expect(handled.match(/stock\.set/gu)).toHaveLength(2);
  expect(positionOf(sent)).toBe(1);
});
