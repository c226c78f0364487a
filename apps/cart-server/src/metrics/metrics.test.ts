import { once } from 'node:events';
import { calls } from '@baguni/contract';
import { seedDemo } from '@baguni/backend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_RUNNING } from '../errors/answer-error.ts';
import { readConfig } from '../config/config.ts';
import { openSqlite } from '../store/open-store.ts';
import type { SqlStore } from '../store/sql-store.ts';
import { browserAt, type Browser } from '../testing/browser.ts';
import { freePorts } from '../testing/production/programs.ts';
import { NOW, serverOver } from '../testing/server.ts';
import { addressOf, startProcess } from '../testing/server-process.ts';
import { serveMetrics } from './metrics.ts';
import { prometheus } from './prometheus.ts';
import { quantityOf } from '@baguni/backend/testing';

let store: SqlStore;
let browser: Browser;
let letGo: () => void;
let origin: string;
const metrics = prometheus();

beforeAll(async () => {
  store = await openSqlite(':memory:');
  await seedDemo(store, NOW);
  let gate = Promise.resolve();
  const visit: SqlStore['visit'] = async (...words) => {
    await gate;
    return store.visit(...words);
  };
  const app = await serverOver({ ...store, visit }, { metrics });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  browser = browserAt(app);
  await browser.form('/demo/signIn', { buyer: 'many-sellers', lang: 'ko', device: 'pc' });
  gate = new Promise((resolve) => {
    letGo = resolve;
  });
});
afterAll(() => store.close());

const read = async (name: string, ...labels: readonly string[]): Promise<number> => {
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith(name));
  const line = lines.find((one) => labels.every((label) => one.includes(label)));
  return Number(line?.split(' ').at(-1) ?? 0);
};

const ask = () =>
  fetch(`${origin}/api${calls.getInitialCart.path}`, {
    method: 'POST',
    headers: { origin, 'x-baguni-client': '1', 'content-type': 'application/json', cookie: 'baguni=x' },
    body: '{}',
  });

test('[SV-04] counts the calls that run, and those that are refused under overload', async () => {
  const running = Array.from({ length: MAX_RUNNING }, () => ask());
  await expect.poll(() => read('baguni_calls_running')).toBe(MAX_RUNNING);
  expect(await read('baguni_refusals_total', 'code="9503"')).toBe(0);
  for (const _ of [1, 2, 3]) expect((await ask()).status).toBe(503);
  expect(await read('baguni_refusals_total', 'code="9503"')).toBe(3);
  expect(await read('baguni_database_connections')).toBe(1);
  letGo();
  await Promise.all(running);
  expect(await read('baguni_calls_running')).toBe(0);
  const route = `route="/api${calls.getInitialCart.path}"`;
  expect(await read('baguni_answers_total', route, 'method="POST"', 'status="200"')).toBe(MAX_RUNNING);
  expect(await read('baguni_answer_seconds_count', route)).toBe(MAX_RUNNING + 3);
});

test('[SV-04 ER-01] counts refused calls by their code', async () => {
  const refused = await browser.refusal('setQuantity', quantityOf(1, 0));
  expect(await read('baguni_refusals_total', `code="${refused.resultCode}"`)).toBe(1);
  await browser.call('getInitialCart', {}, { 'x-baguni-client': undefined });
  expect(await read('baguni_refusals_total', 'code="9403"')).toBe(1);
  expect(await read('baguni_refusals_total', 'code="9500"')).toBe(0);
});

test('[SV-04 RL-2] counts requests that a limit refused, by the limit', async () => {
  const counted = prometheus();
  const limits = { perAddress: 4, reads: 2, writes: 1 };
  const config = { ...readConfig({ BAGUNI_DEMO: 'on' }), limits, mostDelayMs: 0, logLevel: 'silent' } as const;
  const other = browserAt(await serverOver(store, { config, metrics: counted }));
  await other.form('/demo/signIn', { buyer: 'many-sellers' });
  const add = (): Promise<unknown> => other.call('mergeCart');
  await add();
  await add();
  for (let asked = 0; asked < 3; asked += 1) await other.call('getInitialCart');
  const text = await counted.text();
  for (const line of ['rate_limited_total{limit="write"} 1', 'rate_limited_total{limit="address"} 2'])
    expect(text).toContain(`baguni_${line}`);
  for (const line of ['address"} 4', 'read"} 2', 'write"} 1', 'report"} 1'])
    expect(text).toContain(`baguni_rate_limit{limit="${line}`);
  expect(text).toMatch(/^baguni_build_info\{version="source",schema="\d+"\} 1$/mu);
});

test('[LG-2] names routes in metrics, never an address, a host or a buyer', async () => {
  await browser.get('/ko/pc/order/secret-order?buyer=secret');
  await browser.get('/nowhere/secret');
  await browser.get('/item/secret-item');
  const text = await metrics.text();
  expect(text).not.toMatch(/secret|many-sellers|localhost/u);
  expect(await read('baguni_answers_total', 'route="none"', 'status="404"')).toBe(2);
});

test('[SV-04] serves metrics at a separate address, not on the shop’s', async () => {
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const address = served.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  const answer = await get('/metrics');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.contentType]);
  expect(await answer.text()).toContain('# TYPE baguni_answer_seconds histogram');
  expect([(await get('/')).status, (await get('/metrics', 'POST')).status]).toEqual([404, 404]);
  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  await expect(serveMetrics(metrics, { host: '127.0.0.1', port })).rejects.toThrow(
    `BAGUNI_METRICS cannot be served: listen EADDRINUSE: address already in use 127.0.0.1:${port}`,
  );
  served.close();
});

test('[SV-04] serves metrics at the address of BAGUNI_METRICS and ends cleanly', async () => {
  const [port] = await freePorts(1);
  const started = startProcess({ PORT: '0', BAGUNI_DEMO: 'on', BAGUNI_DB: ':memory:', BAGUNI_METRICS: String(port) });
  const shop = await addressOf(started);
  await fetch(`${shop}/health`);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('baguni_answers_total{route="/health",method="GET",status="200"} 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toContain('baguni_retention_age_seconds');
  // no system has read the events of the demo
  expect(Number(/^baguni_outbox_lag_seconds (.+)$/mu.exec(text)?.[1])).toBeGreaterThan(0);
  started.server.kill('SIGTERM');
  expect(await once(started.server, 'exit')).toEqual([0, null]);
});

test('[SV-04] reports the calls that run, the connections, and their limits', async () => {
  const counted = prometheus();
  const connections = () => ({ most: 9, open: 8, idle: 5, waiting: 4 });
  const limits = { address: 40, read: 30, write: 20, report: 10 };
  counted.watch({ running: () => 2, mostRunning: 3, connections, limits });
  const lines = (await counted.text())
    .split('\n')
    .filter((line) => /^baguni_(?:calls|database|rate_limit\{)/u.test(line));
  expect(lines.toSorted()).toEqual([
    'baguni_calls_limit 3',
    'baguni_calls_running 2',
    'baguni_database_connections 8',
    'baguni_database_idle 5',
    'baguni_database_pool_size 9',
    'baguni_database_waiting 4',
    'baguni_rate_limit{limit="address"} 40',
    'baguni_rate_limit{limit="read"} 30',
    'baguni_rate_limit{limit="report"} 10',
    'baguni_rate_limit{limit="write"} 20',
  ]);
});

test('[SV-04] a SQLite store counts the transactions that wait for its connection', async () => {
  const file = await openSqlite(':memory:');
  const { promise: held, resolve: end } = Promise.withResolvers<void>();
  const first = file.transaction(() => held);
  const others = [1, 2].map(() => file.transaction(async () => undefined));
  await expect.poll(() => file.connections()).toEqual({ most: 1, open: 1, idle: 0, waiting: 2 });
  end();
  await Promise.all([first, ...others]);
  expect(file.connections()).toEqual({ most: 1, open: 1, idle: 1, waiting: 0 });
  await file.close();
});

test('reports the lag of the outbox, and still serves metrics without a database', async () => {
  const lagged = prometheus();
  const lags = [Promise.resolve(90_000), Promise.reject(new Error('no database'))];
  lagged.watchOutbox(() => lags.shift() ?? Promise.resolve(0));
  expect(await lagged.text()).toContain('baguni_outbox_lag_seconds 90\n');
  expect(await lagged.text()).toContain('baguni_outbox_lag_seconds Nan\n');
});

test('reports the lag of each receiver of webhooks, and still serves metrics without a database', async () => {
  const lagged = prometheus();
  const lags = [Promise.resolve(new Map([['erp', 90_000]])), Promise.reject(new Error('no database'))];
  lagged.watchWebhooks(['erp'], () => lags.shift() ?? Promise.resolve(new Map()));
  lagged.webhookSent({ receiver: 'erp', outcome: 'timeout' });
  const text = await lagged.text();
  expect(text).toContain('baguni_webhook_lag_seconds{receiver="erp"} 90\n');
  expect(text).toContain('baguni_webhook_deliveries_total{receiver="erp",outcome="timeout"} 1\n');
  expect(text).toContain('baguni_webhook_deliveries_total{receiver="erp",outcome="delivered"} 0\n');
  expect(await lagged.text()).toContain('baguni_webhook_lag_seconds{receiver="erp"} Nan\n');
});

test('counts the log lines that were not written, by reason', async () => {
  const counted = prometheus();
  const dropped = { client: 3, sampling: 0, buffer: 7 };
  counted.watchLog(() => dropped);
  const lines = async () => (await counted.text()).split('\n').filter((line) => line.startsWith('baguni_log_lines'));
  const line = (reason: string, count: number) => `baguni_log_lines_dropped_total{reason="${reason}"} ${count}`;
  expect(await lines()).toEqual([line('client', 3), line('sampling', 0), line('buffer', 7)]);
  dropped.client = 4;
  expect(await lines()).toContain(line('client', 4));
});
