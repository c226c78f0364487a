import { randomUUID } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { quantityOf, setStock } from '@baguni/backend/testing';
import { cartUnitId, itemNo, itemStock } from '@baguni/domain/internal';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { importFile } from './import/import-file.ts';
import { openStore } from './store/open-store.ts';
import { patientSettings, postgresOfFile } from './testing/postgres.ts';
import { poolerFor } from './testing/production/deployed.ts';
import { missingPrograms, type Program } from './testing/production/programs.ts';
import { addressOf, startProcess, type ServerProcess } from './testing/server-process.ts';

/** The pool of deploy/pgbouncer.ini. */
const POOL = 40;
const PROCESSES = 20;
/** Shoppers who order at the same time; without the pooler each would need a connection. */
const SHOPPERS = 60;
const POLL_MS = 20;

const catalogue = fileURLToPath(new URL('../../../docs/guides/catalogue.ndjson', import.meta.url));
const apples = itemStock(itemNo('A-100'));
const ADDED = { itemNo: 'A-100', quantity: 1, optionNos: [], additions: [] };
/** Two pieces, and the shipping fee. */
const PAYABLE = 28_800;
const recipient = { name: 'Kim', phone: '010-1234-5678', zipCode: '04001', address: '12 Saebyeok-ro, Mapo-gu, Seoul' };

interface Answer {
  readonly status: number | undefined;
  readonly cookie: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const HOST = 'cart.marketplace.example';

/** Sends a request as a browser behind a proxy that speaks https. */
const post = async (address: string, path: string, body: object, cookie = ''): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = {
    host: HOST,
    origin: `https://${HOST}`,
    'x-baguni-client': '1',
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    cookie,
  };
  request(`${address}${path}`, { method: 'POST', headers }, resolve).on('error', reject).end(JSON.stringify(body));
  const answer = await promise;
  const said: unknown = JSON.parse((await text(answer)) || '{}');
  const data = typeof said === 'object' && said !== null && 'data' in said ? said.data : said;
  return {
    status: answer.statusCode,
    cookie: answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? cookie,
    data: typeof data === 'object' && data !== null ? { ...data } : {},
  };
};

/** A guest puts apples into a cart, changes their quantity, and orders; returns the failed steps. */
const shopAt = async (address: string): Promise<readonly unknown[]> => {
  const failed: unknown[] = [];
  const added = await post(address, '/api/cart/addCart', ADDED);
  const step = async (path: string, body: object): Promise<Answer['data']> => {
    const { status, data } = await post(address, path, body, added.cookie);
    if (status !== 200 && status !== 204) failed.push({ address, path, status, data });
    return data;
  };
  const unit = cartUnitId(Number(added.data['cartUnitId']));
  const { cartVersion } = await step('/api/cart/setQuantity', quantityOf(unit, 2, { unitVersion: 1 }));
  await step('/order-without-sign-in', {});
  const { txKey } = await step('/api/cart-checkout/addCheckoutByCart', {
    cartUnitIds: [unit],
    cartVersion,
    payableSeen: PAYABLE,
    coupons: [],
    discounts: [],
    branchServiceType: 'Reserve',
    agreed: [],
    oversea: null,
  });
  await step('/api/order/deliverOrderTo', { txKey, recipient });
  const { isPaid } = await step('/api/order/payOrder', { txKey, payableSeen: PAYABLE });
  return isPaid === true ? failed : [...failed, { address, isPaid }];
};

describe.skipIf(missingPrograms('pgbouncer').length > 0)('20 processes behind PgBouncer', () => {
  const postgres = postgresOfFile();
  let pooler: Program;
  let watcher: pg.Client;
  let servers: readonly ServerProcess[] = [];
  beforeAll(async () => {
    const direct = new URL(await postgres.emptyDatabase());
    const store = await openStore(readConfig({ ...patientSettings, DATABASE_URL: direct.href }));
    await importFile({ store, file: catalogue, refuse: () => undefined, report: () => undefined });
    await store.transaction((tx) => setStock(tx, 'marketplace', apples, 2 * SHOPPERS));
    await store.close();
    watcher = new pg.Client({ connectionString: direct.href });
    await watcher.connect();
    const { pooled, ...started } = await poolerFor(direct);
    ({ pooler } = started);
    servers = Array.from({ length: PROCESSES }, () =>
      startProcess(
        { PORT: '0', DATABASE_URL: pooled.href, BAGUNI_LIMITS: '900000000/900000000/900000000' },
        'guest-shop',
      ),
    );
  });
  afterAll(async () => {
    for (const { server } of servers) server.kill('SIGKILL');
    await watcher.end();
    await pooler.end('SIGKILL');
  });

  const count = async (sql: string): Promise<number> => (await watcher.query(sql)).rowCount ?? 0;
  const used = `select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

  test('[SV-01] all are healthy and take orders with at most 40 connections to the database', async () => {
    let most = 0;
    const over = new AbortController();
    const watching = (async () => {
      while (!over.signal.aborted) {
        most = Math.max(most, await count(used));
        await wait(POLL_MS);
      }
    })();
    const addresses = await Promise.all(servers.map(addressOf));
    const shoppers = Array.from({ length: SHOPPERS / PROCESSES }, () => addresses).flat();
    const failed = (await Promise.all(shoppers.map(shopAt))).flat();
    const healthy = await Promise.all(addresses.map(async (address) => (await fetch(`${address}/health`)).status));
    over.abort();
    await watching;
    expect(failed).toEqual([]);
    expect(healthy).toEqual(addresses.map(() => 200));
    expect(new Set(servers.map(({ server }) => server.pid)).size).toBe(PROCESSES);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(POOL);
    expect(await count('select from orders where paid_at is not null')).toBe(SHOPPERS);
    const { rows } = await watcher.query(`select pieces from stock where stock_key = '${apples}'`);
    expect(rows).toEqual([{ pieces: 0 }]);
    expect(servers.map(({ said }) => said()).filter((said) => /"level":(?:40|50|60)/u.test(said))).toEqual([]);
  });
});
