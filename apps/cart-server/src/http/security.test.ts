import { callNames, calls, type AnyCall, type CallName } from '@baguni/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserAt, signedIn } from '../testing/browser.ts';
import { openedBy } from '../testing/read.ts';
import { testServer } from '../testing/server.ts';

const all: readonly AnyCall[] = Object.values(calls);
const posts: readonly AnyCall[] = all.filter(({ method }) => method === 'POST');

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await testServer());
});

describe('headers', () => {
  test.each(['/', '/ko/pc/cart', '/demo', '/nowhere', '/api/env', '/api/nowhere', '/docs', '/pictures/apple.svg'])(
    '[CS-8 SC-7] of %s',
    async (url) => {
      const { headers } = await app.inject({ url, headers: { host: 'localhost' } });
      // the cart's document adds hashes (CS-6)
      expect(String(headers['content-security-policy']).replaceAll(/ 'sha256-[^']+'/gu, '')).toBe(
        "default-src 'none';script-src 'self';worker-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';" +
          "connect-src 'self';form-action 'self';frame-src 'self';base-uri 'none';object-src 'none';frame-ancestors 'none';" +
          'report-uri /csp-reports;report-to csp',
      );
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/u);
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test('sends HSTS over https', async () => {
    const live = await testServer({ config: { isSecure: true } });
    const { headers } = await live.app.inject({ url: '/api/env', headers: { host: 'localhost' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test('[CS-9] forbids caching of call responses and names their charset', async () => {
    const browser = await signedIn(app, 'many-sellers');
    for (const name of ['getEnvironment', 'getInitialCart', 'setQuantity'] as const) {
      const { headers } = await browser.call(name);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });
});

describe('origin checks', () => {
  const refused: readonly (readonly [string, Readonly<Record<string, string | undefined>>])[] = [
    ['no Origin', { origin: undefined }],
    ['another origin', { origin: 'https://evil.example' }],
    ['the origin of another port', { origin: 'http://localhost:4001' }],
    ['an origin that only begins like ours', { origin: 'http://localhost:4000.evil.example' }],
    ['the origin null', { origin: 'null' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a sister host', { 'sec-fetch-site': 'same-site' }],
    ['no header of our client', { 'x-baguni-client': undefined }],
  ];

  test.each(refused)('refuses %s with 403 on every call', async (_, headers) => {
    const browser = browserAt(app);
    for (const name of names) {
      const response = await browser.call(name, {}, headers);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ resultCode: '9403', domain: 'cart-api' });
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  test('refuses an http origin over https', async () => {
    const live = await testServer({ config: { isSecure: true } });
    expect((await browserAt(live.app).call('getCart', { cartUnitIdList: [] })).statusCode).toBe(403);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', undefined])(
    'refuses a body of the type %s with 415',
    async (type) => {
      const response = await browserAt(app).call('getCart', {}, { 'content-type': type });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ resultCode: '9415' });
    },
  );
});

describe('methods and sizes', () => {
  const others = posts.flatMap(({ path }) =>
    (['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).map((method) => [method, path] as const),
  );

  test.each(others)('[CS-3] refuses %s %s with 405', async (method, path) => {
    const response = await app.inject({ method, url: `/api${path}`, headers: { host: 'localhost' } });
    expect(response.statusCode).toBe(405);
    expect(response.headers['allow']).toBe('POST');
  });

  test('accepts no POST for a page', async () => {
    expect((await browserAt(app).form('/ko/pc/cart', {})).statusCode).toBe(405);
  });

  test('[LG-4] refuses a body above 64 KiB with 413, and a report above 16 KiB', async () => {
    const browser = browserAt(app);
    const large = await browser.call('getCart', { cartUnitIdList: [], x: 'x'.repeat(64 * 1024) });
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ resultCode: '9413' });
    expect((await browser.call('logClientError', { message: 'x'.repeat(16 * 1024) })).statusCode).toBe(413);
  });

  test.each(['{', '[1,', 'null', '"text"', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', ''])(
    'refuses the body %j with 400',
    async (payload) => {
      const response = await app.inject({
        method: 'POST',
        url: '/api/cart/getCart',
        headers: {
          host: 'localhost',
          origin: 'http://localhost',
          'x-baguni-client': '1',
          'content-type': 'application/json',
        },
        payload,
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ resultCode: '9400', domain: 'cart-api' });
    },
  );

  test('refuses a list of more than 100 units with the path of the violation and no value', async () => {
    const cartUnitIdList = Array.from({ length: 101 }, (_, i) => i + 1);
    const response = await browserAt(app).call('getCart', { cartUnitIdList });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ data: { paths: ['cartUnitIdList'] } });
  });
});

describe('rates', () => {
  const tight = { perAddress: 1_000, reads: 3, writes: 2 };

  test('limits the reads and writes of a session; above it 429 has a Retry-After header', async () => {
    const { app } = await testServer({ config: { limits: tight } });
    const [one, other] = [await signedIn(app, 'many-sellers'), await signedIn(app, 'one-seller')];
    const reads = [1, 2, 3, 4].map(() => one.call('getCart', { cartUnitIdList: [] }));
    const statuses = (await Promise.all(reads)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429]);
    const removal = { cartUnitIds: [], deleteCauseType: 'Buyer' };
    expect((await one.call('removeCartUnits', removal)).statusCode).toBe(200);
    expect((await openedBy(other)).units.length).toBeGreaterThan(0);
    const late = await one.call('getCart', { cartUnitIdList: [] });
    expect(late.json()).toMatchObject({ resultCode: '9429' });
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('limits an address, whatever its headers claim', async () => {
    const { app } = await testServer({ config: { limits: { ...tight, perAddress: 5 } } });
    const statuses: number[] = [];
    for (const i of [1, 2, 3, 4, 5, 6]) {
      const headers = { host: 'localhost', 'x-forwarded-for': `10.0.0.${i}` };
      statuses.push((await app.inject({ url: '/nowhere', headers })).statusCode);
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  });
});

describe('hosts', () => {
  test('refuses an unknown host over https; a local machine serves it as the marketplace', async () => {
    const url = '/ko/pc/cart';
    const headers = { host: 'unknown.example' };
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
    const live = await testServer({ config: { isSecure: true } });
    expect((await live.app.inject({ url, headers })).statusCode).toBe(421);
    expect((await live.app.inject({ url: '/health', headers })).statusCode).toBe(200);
  });
});

const table: Readonly<Record<CallName, AnyCall>> = calls;
// no script sends the form call; its own test covers its origin check
const names = callNames.filter((name) => table[name].method === 'POST' && !table[name].isForm);
