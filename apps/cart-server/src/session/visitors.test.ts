import { calls } from '@baguni/contract';
import { itemNoOf } from '@baguni/scenarios';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { browserAt, signedIn, type Browser, answered, refusedWith } from '../testing/browser.ts';
import { checkoutOf, openedBy, stateOf } from '../testing/read.ts';
import { NOW, testServer } from '../testing/server.ts';
import { nothingOld } from '../testing/retention-contract.ts';
import { openSqlite } from '../store/open-store.ts';
import { hashOf } from './tokens.ts';
import { quantityOf } from '@baguni/backend/testing';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test('shows and changes only a buyer’s own cart', async () => {
  const { app } = await testServer();
  const [one, other] = [await signedIn(app, 'many-sellers'), await signedIn(app, 'one-seller')];
  const mine = await openedBy(one);
  const theirs = await openedBy(other);
  const [unit] = mine.units;
  if (!unit) throw new Error('no unit');
  expect(theirs.units.map(({ cartUnitId }) => cartUnitId)).not.toContain(unit.cartUnitId);

  const change = quantityOf(unit.cartUnitId, 9, { unitVersion: unit.version });
  expect((await other.call('setQuantity', change)).statusCode).toBe(404);
  const removal = { cartUnitIds: [unit.cartUnitId], deleteCauseType: 'Buyer' };
  const removed = await other.reply('removeCartUnits', removal);
  expect(removed.removedCartUnitIds).toEqual([]);
  expect(await openedBy(one)).toEqual(mine);
});

test('does not find an order for another buyer', async () => {
  const { app } = await testServer();
  const [one, other] = [await signedIn(app, 'many-sellers'), await signedIn(app, 'one-seller')];
  const { txKey } = await one.reply('addCheckoutByCart', checkoutOf(await stateOf(one)));
  for (const name of ['getOrder', 'payOrder'] as const) {
    const response = await other.call(name, { txKey });
    expect(response.statusCode).toBe(404);
    expect(refusedWith(calls[name], response).resultCode).toBe('ORDER-FAILED');
  }
});

test('[AZ-4] keeps a separate cart per tenant; a session is invalid in the other tenant', async () => {
  const { app } = await testServer();
  const market = await signedIn(app, 'many-sellers');
  const outlet = await signedIn(app, 'many-sellers', 'outlet.localhost:4000');
  const mine = await openedBy(market);
  const theirs = await openedBy(outlet);
  const ids = new Set(mine.units.map(({ cartUnitId }) => cartUnitId));
  expect(theirs.units.filter(({ cartUnitId }) => ids.has(cartUnitId))).toEqual([]);

  const stray = await outlet.reply('getInitialCart', {}, { cookie: `baguni=${market.token()}` });
  expect(stray.units).toEqual([]);
});

test('[SV-02] changes the token at sign-in and invalidates the old one', async () => {
  const { app } = await testServer();
  const browser = browserAt(app);
  await browser.get('/ko/pc/cart');
  const guest = browser.token();
  expect(guest).toMatch(/^[\w-]{43}$/u);
  await browser.form('/demo/signIn', { buyer: 'many-sellers', lang: 'ko', device: 'pc' });
  const first = browser.token();
  await browser.form('/demo/signIn', { buyer: 'one-seller', lang: 'ko', device: 'pc' });
  expect(new Set([guest, first, browser.token()]).size).toBe(3);

  const planted = await browser.call('getInitialCart', {}, { cookie: `baguni=${first}` });
  expect(planted.statusCode).toBe(503);
});

test('[ER-04 AZ-7] refuses calls of a page whose session was lost, and changes nothing', async () => {
  const { app } = await testServer();
  const browser = await signedIn(app, 'many-sellers');
  const page = (await browser.get('/ko/pc/cart?drawn')).body;
  const mark = /data-shopper="(?<mark>[0-9a-f]{8})"/u.exec(page)?.[1] ?? '';
  const mine = await openedBy(browser);
  const removal = { cartUnitIds: [mine.units[0]?.cartUnitId], deleteCauseType: 'Buyer' };
  const headers = { 'x-baguni-shopper': mark, 'x-baguni-language': 'en' };
  expect((await browser.call('getCart', { cartUnitIdList: [] }, headers)).headers['x-baguni-shopper']).toBe(mark);
  const other = await signedIn(app, 'one-seller');
  for (const another of [browserAt(app), other]) {
    const calls = { removeCartUnits: removal, getCart: { cartUnitIdList: [] } };
    for (const name of ['removeCartUnits', 'getCart'] as const) {
      const { resultCode, message, status } = await another.refusal(name, calls[name], headers);
      expect([status, resultCode]).toEqual([401, 'CART-BR3-02']);
      expect(message).toBe('Your session has expired. Please sign in again.');
    }
  }
  expect(await openedBy(browser)).toEqual(mine);
});

describe('[AZ-7] handles requests that were sent before another tab signed in or out', () => {
  const put = { itemNo: itemNoOf('star-atlas'), quantity: 1, optionNos: [], additions: [] };

  const late = async (path: '/demo/signIn' | '/demo/signOut') => {
    let now = NOW;
    const { app } = await testServer({ now: () => now });
    const browser = await signedIn(app, 'many-sellers');
    const cookie = `baguni=${browser.token()}`;
    const [unit] = (await openedBy(browser)).units;
    if (!unit) throw new Error('no unit');
    const removal = { cartUnitIds: [unit.cartUnitId], deleteCauseType: 'Buyer' };
    await browser.form(path, { buyer: 'one-seller', lang: 'ko', device: 'pc' });
    const pass = (ms: number): void => void (now += ms);
    return { app, browser, cookie, removal, pass };
  };

  test.each(['/demo/signIn', '/demo/signOut'] as const)('asks for a retry of a call after %s', async (path) => {
    const { app, browser, cookie, removal } = await late(path);
    const newer = browser.token();
    const sent = { getInitialCart: {}, imp: { itemNos: ['1'] }, addCart: put, removeCartUnits: removal } as const;
    for (const name of ['getInitialCart', 'imp', 'addCart', 'removeCartUnits'] as const) {
      const response = await browser.call(name, sent[name], { cookie });
      expect([response.statusCode, response.headers['retry-after'], response.cookies]).toEqual([503, '1', []]);
    }
    expect(browser.token()).toBe(newer);
    // with the new cookie it works, and nothing was changed before
    const { cartUnitId } = await browser.reply('addCart', put);
    const theirs = (await openedBy(browser)).units.find((unit) => unit.cartUnitId === cartUnitId);
    expect(theirs).toMatchObject({ quantity: 1 });
    const again = await openedBy(await signedIn(app, 'many-sellers'));
    expect(again.units.map(({ cartUnitId }) => cartUnitId)).toEqual(expect.arrayContaining([...removal.cartUnitIds]));
  });

  test('sends an empty page; the browser renders it with its new cookie', async () => {
    const { browser, cookie } = await late('/demo/signIn');
    expect((await browser.get('/ko/pc/cart?drawn')).body).not.toContain('<div id="root"></div>');
    const response = await browser.get('/ko/pc/cart?drawn', { cookie });
    expect([response.statusCode, response.cookies.filter(({ name }) => name === 'baguni')]).toEqual([200, []]);
    expect(response.body).toContain('<div id="root"></div>');
  });

  test('treats the token as unknown after one minute', async () => {
    const { browser, cookie, pass } = await late('/demo/signIn');
    pass(MINUTE_MS - 1);
    expect((await browser.call('getInitialCart', {}, { cookie })).statusCode).toBe(503);
    pass(1);
    const response = await browser.call('getInitialCart', {}, { cookie });
    expect(answered(calls.getInitialCart, response).units).toEqual([]);
    expect(response.cookies).toMatchObject([{ name: 'baguni' }]);
  });
});

const guestWith = async (app: FastifyInstance, item: Parameters<typeof itemNoOf>[0]): Promise<Browser> => {
  const browser = browserAt(app);
  const request = { itemNo: itemNoOf(item), quantity: 1, optionNos: [], additions: [] };
  await browser.reply('addCart', request);
  return browser;
};

test('[GM-4] continues as the guest with the remaining units after sign-out', async () => {
  const { app } = await testServer();
  const browser = await guestWith(app, 'star-atlas');
  const [theirs] = (await openedBy(browser)).units;
  await browser.form('/demo/signIn', { buyer: 'hundred-units', lang: 'ko', device: 'pc' });
  const member = browser.token();
  const { left } = await browser.reply('mergeCart');
  expect(left).toMatchObject([{ quantity: 1, code: 'CART-BR1-43' }]);
  await browser.form('/demo/signOut', { lang: 'ko' });
  expect(browser.token()).not.toBe(member);
  const { units, buyer } = await openedBy(browser);
  expect(units).toMatchObject([{ cartUnitId: theirs?.cartUnitId, quantity: 1 }]);
  expect(buyer.isLogin).toBe(false);
});

test('[GM-4] restores an unmerged guest cart after sign-out, but not a fully merged one', async () => {
  const { app } = await testServer();
  const browser = await guestWith(app, 'jigsaw-puzzle');
  await browser.form('/demo/signIn', { buyer: 'empty', lang: 'ko', device: 'pc' });
  await browser.form('/demo/signOut', { lang: 'ko' });
  expect((await openedBy(browser)).units).toHaveLength(1);
  await browser.form('/demo/signIn', { buyer: 'empty', lang: 'ko', device: 'pc' });
  await browser.call('mergeCart');
  await browser.form('/demo/signOut', { lang: 'ko' });
  expect(browser.token()).toBe('');
});

test('[GM-5] prefers a cart filled in this browser over the guest cart of a demo buyer', async () => {
  const { app } = await testServer();
  const browser = await guestWith(app, 'star-atlas');
  await browser.form('/demo/signIn', { buyer: 'guest-with-cart', lang: 'ko', device: 'pc' });
  const { added } = await browser.reply('mergeCart');
  expect(added).toMatchObject([{ quantity: 1 }]);
  const other = await signedIn(app, 'guest-with-cart');
  expect((await other.reply('mergeCart')).added.length).toBeGreaterThan(0);
});

test('does not store the token itself', async () => {
  const { app, store } = await testServer();
  const browser = await signedIn(app, 'many-sellers');
  expect(await store.transaction((tx) => tx.session(browser.token(), NOW))).toBeNull();
});

test('ends a session after 30 days without a visit; a visit in its second half renews it', async () => {
  let now = NOW;
  const { app } = await testServer({ now: () => now });
  const browser = await signedIn(app, 'many-sellers');
  now += 20 * DAY_MS;
  expect((await openedBy(browser)).units.length).toBeGreaterThan(0);
  now += 20 * DAY_MS;
  expect((await openedBy(browser)).units.length).toBeGreaterThan(0);
  now += 31 * DAY_MS;
  expect((await openedBy(browser)).units).toEqual([]);
});

test('[AZ-7] keeps a session ended if it ends while a call would renew it', async () => {
  let now = NOW;
  let between = async (): Promise<void> => undefined;
  const store = await openSqlite(':memory:');
  const visit: typeof store.visit = async (...asked) => {
    const found = await store.visit(...asked);
    await between();
    return found;
  };
  const { app } = await testServer({ store: { ...store, visit }, now: () => now });
  const browser = await signedIn(app, 'many-sellers');
  const tokenHash = hashOf(browser.token());
  now += 20 * DAY_MS;
  between = () => store.transaction((tx) => tx.endSession(tokenHash, now));
  const response = await browser.call('getInitialCart');
  expect([response.statusCode, response.cookies]).toEqual([503, []]);
  expect(await store.transaction((tx) => tx.session(tokenHash, now))).toBeNull();
});

test('[RL-2 SV-02] visits without a write store no session; the first write stores one, and concurrent ones the same', async () => {
  const { app, store } = await testServer();
  const browser = browserAt(app);
  const row = () => store.transaction((tx) => tx.session(hashOf(browser.token()), NOW));
  await browser.get('/ko/pc/cart');
  const token = browser.token();
  expect((await openedBy(browser)).units).toEqual([]);
  expect([await row(), browser.token()]).toEqual([null, token]);
  const put = (item: Parameters<typeof itemNoOf>[0]) =>
    browser.reply('addCart', { itemNo: itemNoOf(item), quantity: 1, optionNos: [], additions: [] });
  await Promise.all([put('star-atlas'), put('jigsaw-puzzle')]);
  expect((await openedBy(browser)).units).toHaveLength(2);
  expect((await row())?.scope.owner).toMatch(/^guest:/u);
  expect(browser.token()).toBe(token);
});

test('[RL-2] lets ten visitors’ requests through per address without a stored session, whatever cookies they invent, and counts reports apart', async () => {
  const { app } = await testServer({ config: { limits: { perAddress: 1_000, reads: 3, writes: 2 } } });
  const bodies = {
    getCart: { cartUnitIdList: [] },
    removeCartUnits: { cartUnitIds: [], deleteCauseType: 'Buyer' },
    logClientActivity: { message: 'Units removed', payload: { count: 2 } },
  };
  const statusOf = async (name: keyof typeof bodies, cookie?: string) => {
    return (await browserAt(app).call(name, bodies[name], { cookie })).statusCode;
  };
  const statusesOf = async (name: keyof typeof bodies, most: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < most; n += 1) statuses.push(await statusOf(name, `baguni=${String(n).padStart(43, 'a')}`));
    return [...new Set(statuses)];
  };
  expect([await statusesOf('getCart', 30), await statusOf('getCart')]).toEqual([[200], 429]);
  expect([await statusesOf('logClientActivity', 20), await statusOf('logClientActivity')]).toEqual([[200], 429]);
  expect([await statusesOf('removeCartUnits', 20), await statusOf('removeCartUnits')]).toEqual([[200], 429]);
});

test('[CS-4] sets a Secure cookie bound to its host over https, and HttpOnly and Lax on http', async () => {
  const { app } = await testServer();
  const http = (await app.inject({ url: '/ko/pc/cart', headers: { host: 'localhost' } })).cookies[0];
  expect(http).toMatchObject({ name: 'baguni', httpOnly: true, sameSite: 'Lax', path: '/' });
  const live = await testServer({ config: { isSecure: true, isDemo: false } });
  const https = (await live.app.inject({ url: '/ko/pc/cart', headers: { host: 'localhost' } })).cookies[0];
  expect(https).toMatchObject({ name: '__Host-baguni', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  expect(https?.domain).toBeUndefined();
});

test('[GM-4 CS-4] an old token does not open the guest cart behind a buyer after retention deletes its session', async () => {
  let now = NOW;
  const { app, store } = await testServer({ now: () => now });
  const browser = await guestWith(app, 'star-atlas');
  const cookie = `baguni=${browser.token()}`;
  await browser.form('/demo/signIn', { buyer: 'empty', lang: 'ko', device: 'pc' });
  now += 2 * MINUTE_MS;
  const forget = () => store.forget({ ...nothingOld, sessionsExpiredBefore: now - MINUTE_MS });
  const oldUnits = async () => {
    const stray = browserAt(app);
    const put = { itemNo: itemNoOf('jigsaw-puzzle'), quantity: 1, optionNos: [], additions: [] };
    const { units } = await stray.reply('getInitialCart', {}, { cookie });
    await stray.reply('addCart', put, { cookie });
    return units;
  };
  expect(await forget()).toBe(1);
  expect(await oldUnits()).toEqual([]);
  await browser.form('/demo/signOut', { lang: 'ko' });
  now += 2 * MINUTE_MS;
  await forget();
  expect(await oldUnits()).toEqual([]);
  expect((await openedBy(browser)).units).toHaveLength(1);
});

test('[RL-2] sets the cookie again when it stores the session of a visitor, and reads ended sessions without a lock', async () => {
  const opened = await openSqlite(':memory:');
  let transactions = 0;
  const transaction: typeof opened.transaction = (work) => {
    transactions += 1;
    return opened.transaction(work);
  };
  const { app } = await testServer({ store: { ...opened, transaction } });
  const browser = browserAt(app);
  await browser.get('/ko/pc/cart');
  const value = browser.token();
  transactions = 0;
  expect((await browser.call('getCart', { cartUnitIdList: [] })).cookies).toEqual([]);
  // only that of the call itself
  expect(transactions).toBe(1);
  const put = { itemNo: itemNoOf('star-atlas'), quantity: 1, optionNos: [], additions: [] };
  expect((await browser.call('addCart', put)).cookies).toMatchObject([{ value, maxAge: 30 * 24 * 60 * 60 }]);
});
