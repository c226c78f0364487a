import { demoBuyers } from '@baguni/backend';
import { languages } from '@baguni/domain/internal';
import { itemNoOf, scenarioNames } from '@baguni/scenarios';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { browserAt, openedBy, signedIn, type Browser } from '@baguni/cart-server/testing';
import { demoServer } from '../testing/demo-server.ts';
import { demo } from '../demo-extension.ts';
import { texts } from '../texts/texts.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await demoServer());
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

test.each(languages)('[SV-02] lists every demo buyer with things to try, in %s', async (language) => {
  for (const [tenant, host] of [
    ['marketplace', 'localhost:4000'],
    ['outlet', 'outlet.localhost:4000'],
  ] as const) {
    const { body } = await browserAt(app, host).get(`/demo?lang=${language}`);
    const buyers = demoBuyers(tenant);
    expect(buyers.length).toBeGreaterThan(7);
    for (const { name, title, note } of buyers) {
      expect(body).toContain(`value="${name}"`);
      expect(body).toContain(escaped(title[language]));
      expect(body).toContain(escaped(note[language]));
    }
    expect(body).toContain('http://outlet.localhost:4000/demo');
    expect(body).not.toMatch(/<script|<style|style=|\son\w+=/u);
  }
});

test('[SV-02] uses every scenario for a demo buyer of at least one tenant', () => {
  const names = [...demoBuyers('marketplace'), ...demoBuyers('outlet')].map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(scenarioNames));
});

test('[SV-02] opens each demo buyer’s cart after sign-in, on the chosen device and in the chosen language', async () => {
  for (const { name } of demoBuyers('marketplace')) {
    const browser = browserAt(app);
    const response = await browser.form('/demo/signIn', { buyer: name, lang: 'jp', device: 'm' });
    expect(response.statusCode).toBe(303);
    expect(response.headers['location']).toBe('/jp/m/cart');
    const initial = await browser.call('getInitialCart');
    expect(initial.statusCode).toBe(name === 'load-failure' ? 500 : 200);
  }
});

test('[RT-05] lets a browser act as the other device, only in the demo, until it chooses its own', async () => {
  const asDesktop = async (browser: Browser) => (await browser.get('/ko/m/cart')).headers['location'];
  const browser = browserAt(app);
  expect(await asDesktop(browser)).toBe('/ko/pc/cart');
  await browser.form('/demo/signIn', { buyer: 'empty', lang: 'ko', device: 'm' });
  expect(await asDesktop(browser)).toBeUndefined();
  expect((await browser.get('/')).headers['location']).toBe('/ko/m/cart');
  await browser.form('/demo/signIn', { buyer: 'empty', lang: 'ko', device: 'pc' });
  expect(await asDesktop(browser)).toBe('/ko/pc/cart');
  const live = await demoServer({ config: { isDemo: false } });
  const url = '/ko/m/cart';
  const response = await live.app.inject({ url, headers: { host: 'localhost', cookie: 'demoDevice=m' } });
  expect(response.headers['location']).toBe('/ko/pc/cart');
});

test('marks the signed-in buyer', async () => {
  const browser = await signedIn(app, 'hundred-units');
  expect((await browser.get('/demo?lang=en')).body.match(/Signed in/gu)).toHaveLength(1);
  expect((await browserAt(app).get('/demo?lang=en')).body).not.toContain('Signed in');
});

test('restores the initial cart on reset', async () => {
  const browser = await signedIn(app, 'club-member');
  const before = await openedBy(browser);
  const removal = { cartUnitIds: before.units.map(({ cartUnitId }) => cartUnitId), deleteCauseType: 'Buyer' };
  await browser.call('removeCartUnits', removal);
  expect((await openedBy(browser)).units).toEqual([]);
  expect((await browser.form('/demo/reset', { buyer: 'club-member', lang: 'en' })).headers['location']).toBe(
    '/demo?lang=en',
  );
  const names = (units: typeof before.units): readonly string[] => units.map(({ item }) => item.itemName);
  expect(names((await openedBy(browser)).units)).toEqual(names(before.units));
});

test.each(['nobody', '', '__proto__', '<b>'])('refuses the buyer %j', async (buyer) => {
  for (const path of ['/demo/signIn', '/demo/reset'])
    expect((await browserAt(app).form(path, { buyer, lang: 'ko' })).statusCode).toBe(400);
});

test('ignores an unknown language or device from elsewhere', async () => {
  const response = await browserAt(app).form('/demo/signIn', { buyer: 'empty', lang: '/evil.example', device: '/..' });
  expect(response.headers['location']).toBe('/ko/pc/cart');
});

test('simulates the failures of a scenario only in the demo', async () => {
  const failing = await signedIn(app, 'load-failure');
  expect((await failing.refusal('getInitialCart')).resultCode).toBe('9999');
  const shipping = await signedIn(app, 'shipping-failure');
  const request = { countryCode: 'SouthKorea', requests: [] };
  expect((await shipping.call('getShipping', request)).statusCode).toBe(500);
  const broken = await signedIn(app, 'one-unreadable-unit');
  expect((await broken.reply('getInitialCart')).unreadable).toHaveLength(1);
});

test('merges a waiting guest cart once', async () => {
  const browser = await signedIn(app, 'guest-with-cart');
  const before = await openedBy(browser);
  expect(before.isNeedMerge).toBe(true);
  expect((await browser.call('mergeCart')).statusCode).toBe(200);
  const after = await openedBy(browser);
  expect(after.isNeedMerge).toBe(false);
  expect(after.units.length).toBeGreaterThan(before.units.length);
  await browser.call('mergeCart');
  expect(await openedBy(browser)).toEqual(after);
});

test('[RT-12] returns to the cart after sign-in, and to no other address', async () => {
  const { body } = await browserAt(app).get('/demo?returnUrl=%2Fjp%2Fm%2Fcart%2Fexpressshop%3Fa%3Db');
  expect(body).toContain('<input type="hidden" name="returnUrl" value="/jp/m/cart/expressshop?a=b"/>');
  expect(body).toContain('<html lang="ja"');
  const to = async (returnUrl: string): Promise<unknown> =>
    (await browserAt(app).form('/demo/signIn', { buyer: 'club-member', returnUrl })).headers['location'];
  expect(await to('/jp/m/cart/expressshop?a=b')).toBe('/jp/m/cart/expressshop?a=b');
  expect(await to('//evil.example/ko/cart')).toBe('/');
  expect((await browserAt(app).get('/demo')).body).not.toContain('returnUrl');
});

const orderPage = '/en/m/order/7f3a';
const signInPage = `/demo?returnUrl=${encodeURIComponent(orderPage)}`;

test.each(languages)(
  '[CK-15] offers sign-in or ordering as a non-member after a redirect from an order, in %s',
  async (language) => {
    const asked = `/demo?returnUrl=${encodeURIComponent(`/${language}/pc/order/7f3a`)}`;
    const { body } = await browserAt(app).get(asked);
    const words = texts[language].buyers;
    expect(body).toContain(words.orderLead);
    expect(body).toContain(words.nonMember);
    expect(body).toContain('action="/demo/orderAsNonMember"');
    expect(body).toContain('value="club-member"');
    expect(body).not.toMatch(/<script|<style|style=|\son\w+=/u);
  },
);

test('[CK-15] offers ordering as a non-member only to guests with an order, not from a cart or to members', async () => {
  const offer = 'orderAsNonMember';
  expect((await browserAt(app).get('/demo?returnUrl=%2Fen%2Fm%2Fcart')).body).not.toContain(offer);
  expect((await browserAt(app).get('/demo')).body).not.toContain(offer);
  expect((await (await signedIn(app, 'club-member')).get(signInPage)).body).not.toContain(offer);
  expect((await (await signedIn(app, 'non-member')).get(signInPage)).body).toContain(offer);
});

test('[CK-15 RL-01] continues to the order as a non-member with the same cart until the visitor signs in', async () => {
  const browser = await signedIn(app, 'non-member');
  const before = await openedBy(browser);
  expect(before.buyer).toMatchObject({ isLogin: false, ordersAsNonMember: false });
  const response = await browser.form('/demo/orderAsNonMember', { returnUrl: orderPage });
  expect([response.statusCode, response.headers['location']]).toEqual([303, orderPage]);
  const after = await openedBy(browser);
  expect(after.buyer).toMatchObject({ isLogin: false, memberType: 'NonMember', ordersAsNonMember: true });
  expect(after.units).toEqual(before.units);
  await browser.form('/demo/signIn', { buyer: 'club-member', returnUrl: orderPage });
  expect((await openedBy(browser)).buyer).toMatchObject({ isLogin: true, ordersAsNonMember: false });
});

test('[CK-15] ignores the non-member choice of a member; redirects a browser without a session and creates none', async () => {
  const member = await signedIn(app, 'one-seller');
  await member.form('/demo/orderAsNonMember', { returnUrl: orderPage });
  expect((await openedBy(member)).buyer).toMatchObject({ isLogin: true, ordersAsNonMember: false });
  const nobody = browserAt(app);
  const response = await nobody.form('/demo/orderAsNonMember', { returnUrl: orderPage });
  expect([response.headers['location'], nobody.token()]).toEqual([orderPage, '']);
});

test('[SV-02 LS-01] treats the demo’s visitor as a guest and offers the visitor’s cart after sign-in', async () => {
  const { app: fresh } = await demoServer();
  const browser = await signedIn(fresh, 'non-member');
  const { units } = await openedBy(browser);
  await browser.form('/demo/signIn', { buyer: 'empty', lang: 'ko', device: 'pc' });
  const { isNeedMerge } = await openedBy(browser);
  const { added } = await browser.reply('mergeCart');
  expect([isNeedMerge, added.length]).toEqual([true, units.length]);
  await browser.form('/demo/reset', { buyer: 'non-member', lang: 'ko' });
  expect((await openedBy(await signedIn(fresh, 'non-member'))).units).toHaveLength(units.length);
});

test('[SV-02] signs a new browser in as the first demo buyer at /, and keeps a known session', async () => {
  const browser = browserAt(app);
  await browser.get('/');
  const token = browser.token();
  expect((await openedBy(browser)).units).toHaveLength(16);
  await browser.get('/');
  expect(browser.token()).toBe(token);
});

test('[RT-16] the Host header alone decides the tenant and the links of the list', async () => {
  const list = async (headers: Readonly<Record<string, string>>) =>
    (await browserAt(app).get('/demo?lang=en', headers)).body;
  const plain = await list({});
  expect(plain).toContain('data-tenant="marketplace"');
  expect(plain).toContain('http://outlet.localhost:4000/demo');
  expect(await list({ 'x-forwarded-host': 'outlet.localhost', 'x-forwarded-proto': 'https' })).toBe(plain);
});

test.each([
  ['/demo/signIn', 'empty'],
  ['/demo/orderAsNonMember', 'non-member'],
  ['/demo/signOut', 'empty'],
  ['/demo/reset', 'business-buyer'],
  ['/self-authentication', 'one-seller'],
  ['/en/sign-in', 'empty'],
  [`/en/item/${itemNoOf('naju-pears')}`, 'empty'],
])('[CS-1 CK-15] %s ignores a form of another site although the browser sends the cookie', async (path, name) => {
  const browser = await signedIn(app, name);
  const before = await openedBy(browser);
  const form = { buyer: 'business-buyer', quantity: '1', returnUrl: orderPage };
  expect((await browser.form(path, form, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect(await openedBy(browser)).toEqual(before);
});

test('[AZ-7] signing out makes the cookie worthless and clears what the page stores', async () => {
  const browser = await signedIn(app, 'many-sellers');
  const headers = { cookie: `baguni=${browser.token()}` };
  const response = await browser.form('/demo/signOut', { lang: 'en' });
  expect(response.headers['clear-site-data']).toBe('"storage"');
  expect((await browserAt(app).get('/demo?lang=en', headers)).body).not.toContain('Signed in');
});

test('[SV-02] the demo announces its addresses and its buyers', () => {
  const lines = demo.announce('4000').join('\n');
  expect(lines).toContain('http://localhost:4000/demo');
  for (const { name } of demoBuyers('marketplace')) expect(lines).toContain(name);
});

const at = (returnUrl: string): string => `/self-authentication?returnUrl=${encodeURIComponent(returnUrl)}`;

test('[CK-15] verifies the buyer with one press and returns to the cart', async () => {
  const browser = await signedIn(app, 'simple-member');
  expect((await openedBy(browser)).buyer).toMatchObject({ isIdentityVerified: false });
  const response = await browser.form(at('/en/m/cart/stardelivery?fromPC=true'), {});
  expect([response.statusCode, response.headers['location']]).toEqual([303, '/en/m/cart/stardelivery?fromPC=true']);
  expect((await openedBy(browser)).buyer).toMatchObject({ isIdentityVerified: true, isCertificatedAdult: true });
});

test('[CK-15] returns a guest without any change', async () => {
  const response = await browserAt(app).form(at('/ko/pc/cart'), {});
  expect([response.statusCode, response.headers['location']]).toEqual([303, '/ko/pc/cart']);
});

test.each(['https://evil.example/', '//evil.example/ko/cart', '/\\evil.example', '/demo', 'javascript:alert(1)', ''])(
  '[CK-15 RT-12] neither ordering as a non-member nor verification redirects to %j',
  async (returnUrl) => {
    const guest = await signedIn(app, 'non-member');
    expect((await guest.form('/demo/orderAsNonMember', { returnUrl })).headers['location']).toBe('/');
    expect((await guest.form(at(returnUrl), {})).headers['location']).toBe('/');
    expect((await browserAt(app).get(at(returnUrl))).body).toContain('href="/"');
  },
);

test.each(languages)('shows the page in %s, the language of its cart', async (language) => {
  const { body } = await browserAt(app).get(at(`/${language}/pc/cart`));
  expect(body).toContain(texts[language].verification.lead);
  expect(body).not.toMatch(/<script|<style|style=|\son\w+=/u);
});

test('[CK-11] certifies only the age of the cart, not the buyer; under 19 remains under 19', async () => {
  const certified = async (name: string) => {
    const browser = await signedIn(app, name);
    const before = await openedBy(browser);
    const { statusCode } = await browser.form(at('/ko/pc/cart'), { of: 'age' });
    const after = await openedBy(browser);
    return { statusCode, before: before.isCertificatedAdult, after: after.isCertificatedAdult, buyer: after.buyer };
  };
  expect(await certified('coupon-collector')).toMatchObject({
    statusCode: 303,
    before: false,
    after: true,
    buyer: { isIdentityVerified: false, isCertificatedAdult: false },
  });
  expect(await certified('under-nineteen')).toMatchObject({ after: false });
});

test.each(languages)('[CK-11] offers an age certification in %s', async (language) => {
  const { body } = await browserAt(app).get(at(`/${language}/pc/cart`));
  expect(body).toContain(texts[language].verification.certify);
});
