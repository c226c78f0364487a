import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { TrustedProxies } from '../config/settings.ts';
import { browserAt } from '../testing/browser.ts';
import { testServer } from '../testing/server.ts';

type Headers = Readonly<Record<string, string>>;

const letThrough = async (
  trustedProxies: TrustedProxies,
  headersOf: (i: number) => Headers,
  remoteAddress = '127.0.0.1',
): Promise<number> => {
  const limits = { perAddress: 3, reads: 100, writes: 100 };
  const { app } = await testServer({ config: { limits, trustedProxies } });
  const send = (i: number) =>
    app.inject({ url: '/nowhere', headers: { host: 'localhost', ...headersOf(i) }, remoteAddress });
  const statuses: number[] = [];
  for (const i of [1, 2, 3, 4, 5, 6]) statuses.push((await send(i)).statusCode);
  return statuses.filter((status) => status === 404).length;
};

/** Returns how many of six requests pass; a number replaces `#` in their forwarded addresses. */
const letThroughFrom = (proxies: TrustedProxies, addresses: string, remoteAddress?: string): Promise<number> =>
  letThrough(proxies, (i) => ({ 'x-forwarded-for': addresses.replace('#', String(i)) }), remoteAddress);

test('uses the connected address without a trusted proxy, whatever is forwarded', async () => {
  const forged = (i: number): Headers => ({
    'x-forwarded-for': `198.51.100.${i}`,
    'x-real-ip': `198.51.100.${i}`,
    forwarded: `for=198.51.100.${i}`,
    'x-forwarded-host': `host-${i}`,
    'x-forwarded-proto': 'https',
  });
  expect(await letThrough(0, forged)).toBe(3);
  expect(await letThrough(['10.0.0.0/8'], forged, '203.0.113.9')).toBe(3);
});

test.each<readonly [string, TrustedProxies]>([
  ['one hop', 1],
  ['its address', ['127.0.0.1']],
  ['its range', ['10.0.0.0/8', '127.0.0.0/8']],
])('behind one proxy, configured by %s, counts the address that it adds, not earlier ones', async (_, proxies) => {
  expect(await letThroughFrom(proxies, '198.51.100.#, 203.0.113.9')).toBe(3);
  expect(await letThroughFrom(proxies, '127.0.0.1, 198.51.100.#, 203.0.113.9')).toBe(3);
  expect(await letThroughFrom(proxies, '203.0.113.#')).toBe(6);
});

test.each<readonly [string, TrustedProxies]>([
  ['two hops', 2],
  ['their addresses', ['127.0.0.1', '2001:db8::/32']],
])('behind two proxies, configured by %s, counts the address that the outer one adds', async (_, proxies) => {
  expect(await letThroughFrom(proxies, '198.51.100.#, 203.0.113.9, 2001:db8::7')).toBe(3);
  expect(await letThroughFrom(proxies, '203.0.113.#, 2001:db8::7')).toBe(6);
});

test('treats a proxy without forwarded addresses as the client; recognises its IPv4 address over IPv6', async () => {
  expect(await letThrough(1, () => ({}))).toBe(3);
  const mapped = '::ffff:10.0.0.1';
  expect(await letThroughFrom(['10.0.0.0/8'], '203.0.113.#', mapped)).toBe(6);
  expect(await letThroughFrom(['10.0.0.0/8'], '198.51.100.#, 203.0.113.9', mapped)).toBe(3);
});

test.each([
  ['203.0.113.9', '::ffff:203.0.113.9'],
  ['203.0.113.9', '::FFFF:cb00:7109'],
  ['2001:db8:0:1::7', '2001:0DB8::1:a:b:c:d'],
  ['2001:db8::1', '2001:db8:0:0:1::'],
  ['fe80::1', 'fe80::2%eth0'],
  ['::1', '0:0:0:0:0:0:0:2'],
  ['unknown', 'unknown'],
])('[RL-3] counts %s and %s as one client', async (one, same) => {
  const forwarded = (i: number): Headers => ({ 'x-forwarded-for': i % 2 === 0 ? one : same });
  expect(await letThrough(1, forwarded)).toBe(3);
});

test('[RL-3] counts all addresses of an IPv6 client together', async () => {
  expect(await letThroughFrom(1, '2001:db8:0:1::#')).toBe(3);
  expect(await letThroughFrom(1, '2001:db8:0:#::1')).toBe(6);
});

test('trusts no entry that is not an address', async () => {
  expect(await letThroughFrom(['127.0.0.1'], '198.51.100.#, unknown')).toBe(3);
  expect(await letThroughFrom(['127.0.0.1'], '198.51.100.#, ')).toBe(3);
});

test('[RL-3] ignores all entries left of the trusted proxy’s entry', async () => {
  const { app } = await testServer({ config: { limits: { perAddress: 10, reads: 9, writes: 9 }, trustedProxies: 1 } });
  let left = 10;
  await fc.assert(
    fc.asyncProperty(fc.string(), async (forged) => {
      const headers = { host: 'localhost', 'x-forwarded-for': `${forged.replaceAll(/[^ -~]/gu, '')}, 203.0.113.9` };
      const { statusCode } = await app.inject({ url: '/nowhere', headers });
      expect(statusCode).toBe(left > 0 ? 404 : 429);
      left -= 1;
    }),
    { numRuns: 30 },
  );
});

const forgedHost: Headers = {
  'x-forwarded-host': 'outlet.localhost:4000',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '443',
  forwarded: 'host=outlet.localhost;proto=https',
};

test.each<readonly [string, TrustedProxies]>([
  ['no proxy', 0],
  ['a proxy of ours', 1],
])(
  '[RT-16] behind %s only the Host header decides the tenant; links, cookies and redirects are unchanged',
  async (_, proxies) => {
    const { app } = await testServer({ config: { trustedProxies: proxies } });
    const answers = async (headers: Headers) => {
      const missing = await browserAt(app).get('/nowhere', headers);
      const root = await browserAt(app).get('/', headers);
      const page = await browserAt(app).get('/en/cart', headers);
      const signIn = await browserAt(app).form('/demo/signIn', { buyer: 'many-sellers', lang: 'en' }, headers);
      const cookies = [root, signIn].map(({ cookies: [one] }) => ({ ...one, value: '' }));
      return [missing.body, [root, page, signIn].map(({ headers: { location } }) => location), cookies];
    };
    const plain = await answers({});
    expect(await answers(forgedHost)).toEqual(plain);
    expect(plain[0]).toContain('data-tenant="marketplace"');
  },
);

test('[RT-16] derives no own origin and no unknown host from a forwarded host (CS-1)', async () => {
  const { app } = await testServer({ config: { trustedProxies: 1 } });
  const foreign = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  expect((await browserAt(app).call('getCart', { cartUnitIdList: [] }, foreign)).statusCode).toBe(403);
  const strict = await testServer({ config: { isSecure: true, isDemo: false, trustedProxies: 1 } });
  const headers = { host: 'unknown.example', 'x-forwarded-host': 'localhost' };
  expect((await strict.app.inject({ url: '/ko/pc/cart', headers })).statusCode).toBe(421);
});

test.each([
  ['', 0],
  ['0', 0],
  ['2', 2],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['10.1.2.3, ::1,2001:db8::/32', ['10.1.2.3', '::1', '2001:db8::/32']],
])('reads BAGUNI_TRUSTED_PROXIES=%j as %j', (text, proxies) => {
  expect(readConfig({ BAGUNI_TRUSTED_PROXIES: text }).trustedProxies).toEqual(proxies);
});

test.each([
  'true',
  '*',
  'all',
  '-1',
  '10',
  '1.5',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0/8',
  '10.0.0.0/8/8',
  ',',
  '1,2',
])('refuses BAGUNI_TRUSTED_PROXIES=%j', (text) => {
  expect(() => readConfig({ BAGUNI_TRUSTED_PROXIES: text })).toThrow(`BAGUNI_TRUSTED_PROXIES is "${text}"; it must be`);
});
