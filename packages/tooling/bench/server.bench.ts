import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon, { type Request, type Result } from 'autocannon';
import { isShort, quantile, report, type Row } from './report.ts';
import { startPostgres } from '../src/lib/postgres.ts';
import { startBare, startByNpm, startProduct, type Running } from './servers.ts';

const LINES = 30;
const CONNECTIONS = 16;
const OVERLOAD = 10;
const DOCUMENTS = 200;
/** Documents after which Node has compiled the renderer. */
const WARM_UP = 1_000;
const SECONDS = isShort ? 2 : 5;
const ROUNDS = isShort ? 1 : 3;

const headersTo = (port: number) => ({
  origin: `http://127.0.0.1:${port}`,
  'x-baguni-client': '1',
  'content-type': 'application/json',
});
const READ = '/api/cart/getInitialCart';
const SET = '/api/cart/setQuantity';

const numberIn = (json: string, name: string): number => Number(new RegExp(`"${name}":(\\d+)`, 'u').exec(json)?.[1]);

interface Answer {
  readonly text: string;
  readonly cookie: string;
}

const post = async (port: number, path: string, body: object, cookie: string): Promise<Answer> => {
  const key = { 'idempotency-key': randomUUID() };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headersTo(port), ...key, cookie },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status === 503) {
    await wait(500);
    return post(port, path, body, cookie);
  }
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
  return { text, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
};

/** Returns the item numbers of the demo buyer with a hundred units. */
const itemsOf = async (port: number): Promise<readonly string[]> => {
  const origin = `http://127.0.0.1:${port}`;
  const signedIn = await fetch(`${origin}/demo/signIn`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ buyer: 'hundred-units', lang: 'ko', device: 'pc' }),
    redirect: 'manual',
  });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { text } = await post(port, READ, {}, cookie.join('; '));
  return [...new Set([...text.matchAll(/"itemNo":"([^"]+)"/gu)].map(([, no = '']) => no))];
};

/** Changes the quantity of the first unit in a response. */
const setBody = (unit: string): object => ({
  cartUnitId: numberIn(unit, 'cartUnitId'),
  quantity: (numberIn(unit, 'quantity') % 2) + 1,
  branchServiceType: 'Reserve',
  unitVersion: numberIn(unit, 'version'),
  cancelCoupons: false,
});

type OnResponse = Exclude<Request['onResponse'], string | undefined>;

/** The requests of one connection. */
interface Shopper {
  readonly cookie: string;
  readonly get: Request;
  readonly set: Request;
  readonly page: Request;
}

/** Creates a guest with a cart. */
const guest = async (port: number, items: readonly string[], lines: number): Promise<Shopper> => {
  const { cookie } = await post(port, READ, {}, '');
  let filled = 0;
  for (const itemNo of items) {
    if (filled === lines) break;
    const body = { itemNo, quantity: 1, optionNos: [], additions: [] };
    // some items need a choice or are sold out
    filled += await post(port, '/api/cart/addCart', body, cookie).then(
      () => 1,
      () => 0,
    );
  }
  if (filled < lines) throw new Error(`only ${filled} lines`);
  let unit = (await post(port, READ, {}, cookie)).text;
  const own = { ...headersTo(port), cookie };
  return {
    cookie,
    get: { method: 'POST', path: READ, headers: own, body: '{}' },
    set: {
      method: 'POST',
      path: SET,
      setupRequest: (request) => ({
        ...request,
        headers: { ...own, 'idempotency-key': randomUUID() },
        body: JSON.stringify(setBody(unit)),
      }),
      onResponse: (status, body) => {
        // 409 returns the current version, e.g. after a request that the last run did not finish
        if (status === 200 || status === 409) unit = body;
      },
    },
    page: { method: 'GET', path: '/ko/pc/cart', headers: { cookie, 'accept-encoding': 'br' } },
  };
};

/** Creates the same requests for the baseline. */
const bareShopper = (port: number, cart: number): Shopper => {
  const headers = headersTo(port);
  let quantity = 1;
  return {
    cookie: '',
    get: { method: 'POST', path: READ, headers, body: JSON.stringify({ cartUnitId: cart }) },
    set: {
      method: 'POST',
      path: SET,
      setupRequest: (request) => {
        quantity = (quantity % 2) + 1;
        return {
          ...request,
          headers: { ...headers, 'idempotency-key': randomUUID() },
          body: JSON.stringify({ cartUnitId: cart, quantity }),
        };
      },
    },
    page: { method: 'GET', path: '/ko/pc/cart', headers: { 'accept-encoding': 'br' } },
  };
};

/** Runs autocannon with one connection for each request. */
const load = ({ port }: Running, requests: readonly Request[]): Promise<Result> => {
  let next = 0;
  return autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: requests.length,
    duration: SECONDS,
    setupClient: (client) => {
      const request = requests[next];
      next += 1;
      if (request) client.setRequests([request]);
    },
  });
};

const rateOf = (result: Result): number => result['2xx'] / result.duration;

interface Side {
  readonly server: Running;
  readonly shoppers: readonly Shopper[];
}

/** Loads product and baseline in turns, and compares their mean rates. */
const compare = async (
  name: string,
  sides: readonly [Side, Side],
  call: 'get' | 'set' | 'page',
  { least, connections = CONNECTIONS }: { readonly least?: number; readonly connections?: number },
): Promise<Row> => {
  const rates = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, { server, shoppers }] of sides.entries()) {
      const requests = shoppers.slice(0, connections).map((shopper) => shopper[call]);
      const result = await load(server, requests);
      const failures = result.non2xx + result.errors;
      if (failures > connections) throw new Error(`${call}: ${failures} failures`);
      rates[at] = (rates[at] ?? 0) + rateOf(result) / ROUNDS;
    }
  const [value = 0, baseline] = rates;
  return { name, unit: 'req/s', value, ...(baseline && { baseline }), ...(least && { budget: { least } }) };
};

/** Measures the CPU time of one document after another, all threads of the warm server included. */
const documentRow = async (
  name: string,
  { server, shoppers }: Side,
  budget?: { readonly most: number },
): Promise<Row> => {
  const { path = '', headers } = shoppers[0]?.page ?? {};
  const times: number[] = [];
  while (times.length < WARM_UP + DOCUMENTS) {
    const before = server.cpu();
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: headers as HeadersInit });
    if (response.status !== 200) throw new Error(`a document with status ${response.status}`);
    await response.arrayBuffer();
    // the server ends the request
    await wait(2);
    times.push(server.cpu() - before);
  }
  const warm = times.slice(WARM_UP);
  return { name, unit: 'ms', value: quantile(warm, 0.5), p99: quantile(warm, 0.99), ...(budget && { budget }) };
};

/** Loads the server with ten times its usual connections: some requests succeed, the others are refused with 503. */
const overload = async (name: string, server: Running, items: readonly string[]): Promise<Row> => {
  const guests: Shopper[] = [];
  while (guests.length < (OVERLOAD + 1) * CONNECTIONS) guests.push(await guest(server.port, items, 1));
  const wrong: string[] = [];
  const requests = guests.map(({ set }): Request => {
    const { onResponse } = set;
    const check: OnResponse = (status, body, context, answered) => {
      if (typeof onResponse === 'function') onResponse(status, body, context, answered);
      const names = Object.keys(answered ?? {}).map((header) => header.toLowerCase());
      if (status !== 200 && !(status === 503 && names.includes('retry-after')))
        wrong.push(`${status} ${body.slice(0, 200)}`);
    };
    return { ...set, onResponse: check };
  });
  // each load has its own carts, because requests that are cut off at its end may still be carried out
  const peak = rateOf(await load(server, requests.slice(0, CONNECTIONS)));
  const rate = rateOf(await load(server, requests.slice(CONNECTIONS)));
  if (wrong.length > 0)
    throw new Error(`${wrong.length} responses were neither 200 nor 503 with Retry-After, first ${wrong[0]}`);
  return { name, unit: 'req/s', value: rate, baseline: peak, budget: { least: 0.6 } };
};

const folder = mkdtempSync(join(tmpdir(), 'baguni-bench-'));

/** Returns the median time until the first response, in s. */
const startSeconds = async (start: () => Promise<Running>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const server = await start();
    times.push(server.startMs / 1_000);
    await server.stop();
  }
  return times.toSorted((a, b) => a - b)[1] ?? Number.NaN;
};

const measure = async (
  name: string,
  env: Readonly<Record<string, string>>,
  bareEnv: Readonly<Record<string, string>>,
): Promise<readonly Row[]> => {
  const start = (): Promise<Running> => startProduct(env);
  // the first start fills the database
  await (await start()).stop();
  const cold = await startSeconds(start);
  const server = await start();
  const idle = server.memory();
  const items = await itemsOf(server.port);
  const shoppers = await Promise.all(Array.from({ length: CONNECTIONS }, () => guest(server.port, items, LINES)));
  const recorded = { GET: join(folder, 'get.json'), SET: join(folder, 'set.json') };
  const { cookie } = await guest(server.port, items, LINES);
  const cart = await post(server.port, READ, {}, cookie);
  writeFileSync(recorded.GET, cart.text);
  writeFileSync(recorded.SET, (await post(server.port, SET, setBody(cart.text), cookie)).text);
  const bare = await startBare({ ...bareEnv, ...recorded });
  const sides = [
    { server, shoppers },
    { server: bare, shoppers: Array.from({ length: CONNECTIONS }, (_, at) => bareShopper(bare.port, at + 1)) },
  ] as const;
  const rows = [
    await compare(`get, ${name}`, sides, 'get', { least: 0.4 }),
    await compare(`set, ${name}`, sides, 'set', { least: 0.15 }),
    await compare(`set on one connection, ${name}`, sides, 'set', { connections: 1 }),
    await compare(`page of ${LINES} lines, ${name}`, sides, 'page', { connections: 4 }),
    await documentRow(`CPU time of a document of ${LINES} lines, ${name}`, sides[0], { most: 8 }),
    await documentRow('CPU time of the same rows by plain React', sides[1]),
    await overload(`good responses at ten times the load, to the peak, ${name}`, server, items),
  ];
  const memory = { name: `memory after load, ${name}`, unit: 'MiB', value: server.memory(), budget: { most: 160 } };
  await Promise.all([server.stop(), bare.stop()]);
  return [
    ...rows,
    { name: `cold start, ${name}`, unit: 's', value: cold, budget: { most: 0.5 } },
    { name: `memory idle, ${name}`, unit: 'MiB', value: idle, budget: { most: 120 } },
    memory,
  ];
};

const postgres = await startPostgres();
try {
  const file = { BAGUNI_DB: join(folder, 'product.sqlite') };
  const database = { DATABASE_URL: postgres.url };
  const rows = [
    ...(await measure('SQLite', file, { DATABASE_FILE: join(folder, 'bare.sqlite') })),
    ...(await measure('PostgreSQL', database, database)),
  ];
  const byNpm = await startSeconds(() => startByNpm(file));
  report('server', [...rows, { name: 'npm start', unit: 's', value: byNpm, budget: { most: 1.5 } }]);
} finally {
  await postgres.server.stop();
  rmSync(folder, { recursive: true, force: true });
}
