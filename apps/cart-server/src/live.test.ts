import { buyerOwner, seedDemo } from '@baguni/backend';
import { aStoredBuyer } from '@baguni/backend/testing';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { hashOf } from './session/tokens.ts';
import { browserAt, type Browser } from './testing/browser.ts';
import { openedBy } from './testing/read.ts';
import { liveServer, NOW } from './testing/server.ts';

const HOST = 'cart.marketplace.example';

let app: FastifyInstance;
beforeAll(async () => {
  const live = await liveServer();
  // also with leftover data of a demo
  await seedDemo(live.store, NOW);
  ({ app } = live);
});

const browser = (): Browser => browserAt(app, HOST, 'https');

const pages = ['/demo', '/demo/', '/demo?lang=en', '/demo.css', '/self-authentication?returnUrl=%2Fko%2Fcart'];
const forms = ['/demo/signIn', '/demo/orderAsNonMember', '/demo/signOut', '/demo/reset', '/self-authentication'];

test.each([HOST, 'localhost', '127.0.0.1', 'outlet.localhost', 'cart.outlet.example'])(
  '[SV-02] serves no demo content for the host %s',
  async (host) => {
    for (const scheme of ['http', 'https']) {
      const visitor = browserAt(app, host, scheme);
      for (const path of pages) expect((await visitor.get(path)).statusCode).toBe(404);
      for (const path of forms) {
        const response = await visitor.form(path, { buyer: 'many-sellers', lang: 'ko', device: 'pc' });
        expect([response.statusCode, response.cookies]).toEqual([404, []]);
      }
    }
  },
);

test('[SV-02] redirects / without signing in', async () => {
  const response = await browser().get('/');
  expect([response.statusCode, response.headers['location'], response.cookies]).toEqual([302, '/ko/pc/cart', []]);
});

test('creates a guest with an empty cart and a Secure cookie', async () => {
  const visitor = browser();
  const { cookies, headers } = await visitor.get('/ko/pc/cart');
  expect(cookies[0]).toMatchObject({ name: '__Host-baguni', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(headers['strict-transport-security']).toContain('max-age=');
  const { units, buyer } = await openedBy(visitor);
  expect([units, buyer.isLogin]).toEqual([[], false]);
});

test('runs as production: serves its hosts and accepts https requests', async () => {
  const { name } = await browser().reply('getEnvironment');
  expect(name).toBe('production');
  expect((await browserAt(app, 'localhost:4000').get('/ko/pc/cart')).statusCode).toBe(421);
  const body = { cartUnitIdList: [] };
  expect((await browserAt(app, HOST, 'http').call('getCart', body)).statusCode).toBe(403);
  expect((await browserAt(app, 'localhost', 'https').call('getCart', body)).statusCode).toBe(421);
});

test.each(['/ko/pc/cart', '/en/m/order/a', '/nowhere', '/docs'])('links from %s to no demo page', async (path) => {
  const { body } = await browser().get(path);
  expect(body).not.toMatch(/demo|self-authentication/iu);
});

test('answers every read for an empty marketplace', async () => {
  const { app: empty } = await liveServer();
  const visitor = browserAt(empty, HOST, 'https');
  expect((await openedBy(visitor)).units).toEqual([]);
  for (const name of [
    'getExhibitExtraDiscountForNudge',
    'getSmileCardNudgeCoupon',
    'getOverseaShippingCountries',
  ] as const)
    expect((await visitor.call(name)).statusCode).toBe(200);
});

test('[RT-12] identifies a visitor by the marketplace’s own sign-in; the guest cart waits for a merge', async () => {
  const scope = { tenant: 'marketplace', owner: buyerOwner('4711') } as const;
  const { app: ours, store } = await liveServer(async (server, visitors) => {
    server.get('/signed-in', async (request, reply) => {
      await visitors.signIn(request, reply, { scope, guestOwner: null });
      return reply.redirect('/ko/pc/cart', 303);
    });
  });
  await store.transaction((tx) => tx.putBuyer(scope, aStoredBuyer()));
  const visitor = browserAt(ours, HOST, 'https');
  await visitor.get('/ko/pc/cart');
  const guest = visitor.token();
  expect((await openedBy(visitor)).buyer.isLogin).toBe(false);
  await visitor.reply('removeCartUnits', { cartUnitIds: [], deleteCauseType: 'Buyer' });
  expect((await visitor.get('/signed-in')).headers['location']).toBe('/ko/pc/cart');
  expect(visitor.token()).not.toBe(guest);
  expect((await openedBy(visitor)).buyer.isLogin).toBe(true);
  const session = await store.transaction((tx) => tx.session(hashOf(visitor.token()), NOW));
  expect(session?.scope).toEqual(scope);
  expect(session?.guestOwner).toMatch(/^guest:/u);
});
