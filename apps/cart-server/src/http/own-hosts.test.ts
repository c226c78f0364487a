import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { browserAt } from '../testing/browser.ts';
import { serverOver } from '../testing/server.ts';
import { openSqlite } from '../store/open-store.ts';

const shop = { cart: 'basket.shop.test', home: 'www.shop.test', member: 'id.shop.test' };
const hosts = { outlet: { pc: shop, m: { ...shop, cart: 'm.shop.test' } } };
const words = 'production outlet basket.shop.test www.shop.test id.shop.test m.shop.test www.shop.test id.shop.test';
const env = {
  BAGUNI_HOSTS: JSON.stringify(hosts),
  BAGUNI_IMAGE_HOSTS: 'img.shop.test, cdn.shop.test',
  BAGUNI_GATEWAYS: '{"production":{"AddressBook":"/address-book"}}',
  BAGUNI_LOG_LEVEL: 'silent',
};

let app: FastifyInstance;
beforeAll(async () => {
  const pageFolder = new URL('../testing/page', import.meta.url).pathname;
  const pageRenderer = new URL('../testing/page-renderer.ts', import.meta.url).pathname;
  app = await serverOver(await openSqlite(':memory:'), {
    config: { ...readConfig(env), pageFolder, pageRenderer, mostDelayMs: 0 },
  });
});

test('[RT-16] serves the hosts of an operator with their tenant, and no other', async () => {
  for (const host of ['basket.shop.test', 'M.shop.test']) {
    const { statusCode, body } = await browserAt(app, host, 'https').get('/ko/pc/cart');
    expect([statusCode, body]).toEqual([200, expect.stringContaining('data-tracking-code')]);
  }
  for (const host of ['cart.marketplace.example', 'cart.outlet.example', 'evil.test'])
    expect((await browserAt(app, host, 'https').get('/ko/pc/cart')).statusCode).toBe(421);
});

test.each(['/ko/pc/cart', '/ko/pc/cart?drawn', '/ko/pc/order/abc'])(
  '[RT-16] writes the hosts of an operator into the page %s',
  async (url) => {
    const { body } = await browserAt(app, shop.cart, 'https').get(url);
    expect(body).toContain(`<meta name="hosts" content="${words}" />`);
  },
);

test('[RT-09] a gateway redirects to the home of an operator', async () => {
  const { headers } = await browserAt(app, shop.cart, 'https').get('/gateway?pageType=AddressBook');
  expect(headers['location']).toBe('https://www.shop.test/address-book?pageType=AddressBook');
});

test('[CS-6] allows pictures of the configured hosts only', async () => {
  const { headers } = await browserAt(app, shop.cart, 'https').get('/ko/pc/cart');
  expect(headers['content-security-policy']).toContain(
    "img-src 'self' data: https://img.shop.test https://cdn.shop.test;",
  );
});

test('a tenant without hosts for phones uses its other hosts', () => {
  const { hosts: read } = readConfig({ BAGUNI_HOSTS: JSON.stringify({ marketplace: { pc: shop } }) });
  expect(read).toEqual({ marketplace: { pc: shop, m: shop } });
});

test.each([
  ['{}', 'it must name the hosts of a tenant'],
  ['{"moon":{}}', '"moon" is no tenant; it must be one of marketplace, outlet'],
  ['{"outlet":7}', 'outlet must be a JSON table'],
  ['{"outlet":{"tv":{}}}', '"tv" is no device'],
  ['{"outlet":{"pc":{"cart":"a.test","home":"a.test"}}}', 'outlet.pc.member must be a host'],
  ['{"outlet":{"pc":{"cart":"a.test:80","home":"a.test","member":"a.test"}}}', 'outlet.pc.cart must be a host'],
  ['{"outlet":{"pc":{"cart":"https://a.test"}}}', 'outlet.pc.cart must be a host'],
  ['{"outlet":{"pc":{"basket":"a.test"}}}', '"basket" is no kind of host'],
  [JSON.stringify({ marketplace: hosts.outlet, outlet: hosts.outlet }), 'basket.shop.test belongs to two tenants'],
])('refuses the hosts %s: %s', (text, line) => {
  expect(() => readConfig({ BAGUNI_HOSTS: text })).toThrow(line);
});

test.each(['*', 'img.shop.test;script-src *', 'https://img.shop.test', "'unsafe-inline'", 'a,,b'])(
  '[CS-6] refuses the picture host %s',
  (text) => {
    expect(() => readConfig({ BAGUNI_IMAGE_HOSTS: text })).toThrow('it must be hosts like');
  },
);
