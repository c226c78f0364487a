import { aRecipient } from '@baguni/backend/testing';
import type { PageCart } from '@baguni/backend/testing';
import { closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signedIn } from '../testing/browser.ts';
import { checkoutOf, stateOf } from '../testing/read.ts';
import { testServer } from '../testing/server.ts';
import type { Config } from '../config/config.ts';
import { lineWriter, logBudget } from './log.ts';

interface Line {
  readonly [name: string]: unknown;
}

const parsed = (text: string): Line => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
};

const logged = async (config: Partial<Config> = {}) => {
  const written: string[] = [];
  const logTo = { write: (line: string) => void written.push(line) };
  const { app } = await testServer({ config: { logLevel: 'info', ...config }, logTo });
  const lines = (): readonly Line[] => written.map(parsed);
  return { app, written, lines };
};

test('logs each response as one line of JSON in UTC, with the request number and a hash of the buyer', async () => {
  const { app, written, lines } = await logged();
  const browser = await signedIn(app, 'many-sellers');
  const { headers } = await browser.call('getInitialCart');
  expect(written.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  const line = lines().find(({ reqId }) => reqId === headers['x-request-id']);
  expect(line).toMatchObject({ method: 'POST', route: '/api/cart/getInitialCart', status: 200 });
  expect(line?.['buyer']).toMatch(/^[0-9a-f]{8}$/u);
  expect(line?.['time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u);
});

test('[ER-01] logs the code of a refusal, and of no other response', async () => {
  const { app, lines } = await logged();
  const browser = await signedIn(app, 'many-sellers');
  await browser.call('getInitialCart');
  await browser.call('getCart', { cartUnitIdList: 'all' });
  const codes = lines().flatMap(({ status, code }) => (status === undefined ? [] : [[status, code]]));
  expect(codes.slice(-2)).toEqual([
    [200, undefined],
    [400, '9400'],
  ]);
});

test('[AZ-7] logs a session that ended during a call as a refusal, not a failure', async () => {
  const { app, lines } = await logged();
  const browser = await signedIn(app, 'many-sellers');
  const cookie = `baguni=${browser.token()}`;
  await browser.form('/demo/signOut', { lang: 'ko' });
  expect((await browser.call('getInitialCart', {}, { cookie })).statusCode).toBe(503);
  const said = lines().filter(({ level }) => Number(level) >= 40);
  expect(said).toMatchObject([{ level: 40, status: 503, said: 'the session has just ended: send it again' }]);
});

const withMemo = (state: PageCart, memo: string) => ({ ...checkoutOf(state), memo });

test('[LY-08 LG-1] logs no token, order key, name, memo, address, query or hash', async () => {
  const { app, written } = await logged();
  const browser = await signedIn(app, 'many-sellers');
  const state = await stateOf(browser);
  const { txKey } = await browser.reply('addCheckoutByCart', withMemo(state, 'gate-4711'));
  await browser.call('addCheckoutByCart', withMemo(state, `gate-4711${'x'.repeat(100)}`));
  const recipient = aRecipient({ phone: '010-1234-5678' });
  await browser.call('deliverOrderTo', { txKey, recipient });
  await browser.call('deliverOrderTo', { txKey, recipient: { ...recipient, zipCode: '' } });
  await browser.get(`/ko/pc/order/${txKey}?secret=abc`);
  await browser.get('/nowhere/010-1234-5678?secret=abc');
  await browser.call('getOrder', { txKey: 'somebody-elses' });
  const all = written.join('');
  expect(written.length).toBeGreaterThan(5);
  for (const secret of [
    browser.token(),
    txKey,
    state.buyer.buyerName,
    'secret',
    '010-1234',
    'somebody-elses',
    'gate-4711',
    recipient.name,
    recipient.address,
  ])
    expect(all).not.toContain(secret);
});

test('[LG-7] warns about malformed, foreign and cross-origin requests', async () => {
  const { app, lines } = await logged();
  const browser = await signedIn(app, 'many-sellers');
  await browser.call('getOrder', { txKey: 'somebody-elses' });
  await browser.call('getCart', { cartUnitIdList: 'all' });
  await browser.call('getCart', {}, { origin: 'https://evil.example' });
  const warnings = lines().filter(({ level }) => level === 40);
  expect(warnings.map(({ status }) => status)).toEqual([404, 400, 403]);
});

test('[CM-42 LG-01] logs a shopper’s action on its own line without a warning', async () => {
  const { app, lines } = await logged();
  const browser = await signedIn(app, 'many-sellers');
  const activity = { message: 'Units removed', payload: { count: 2 } };
  expect((await browser.call('logClientActivity', activity)).statusCode).toBe(200);
  const line = lines().find(({ msg }) => msg === 'a shopper has done');
  expect(line).toMatchObject({ level: 30, untrusted: JSON.stringify(activity) });
});

test('[CM-40] marks page reports as untrusted, on one line, and truncates them', async () => {
  const { app, written, lines } = await logged();
  const browser = await signedIn(app, 'many-sellers');
  const report = { message: `a\n{"level":60}${'x'.repeat(900)}`, url: 'u', stack: 's'.repeat(1_000), ignored: false };
  expect((await browser.call('logClientError', report)).statusCode).toBe(200);
  const line = lines().find(({ msg }) => msg === 'a page reports');
  expect(String(line?.['untrusted'])).toHaveLength(1_024);
  expect(written.filter((one) => one.includes('a page reports'))).toHaveLength(1);
  expect(lines().some(({ level }) => level === 60)).toBe(false);
});

test('a client logs 1 kB a second after a burst of 10 kB, and one client does not use up the budget of another', () => {
  let now = 0;
  const fits = logBudget(() => now);
  const written = (client: string, lines: number) =>
    Array.from({ length: lines }, () => fits(client, 500)).filter(Boolean);
  expect(written('a', 100)).toHaveLength(20);
  expect(written('b', 1)).toHaveLength(1);
  for (let second = 1; second <= 60; second += 1) {
    now = second * 1_000;
    expect(written('a', 100)).toHaveLength(2);
  }
  now += 3_600_000;
  expect(written('a', 100)).toHaveLength(20);
});

test('drops and counts the lines of a client over its budget, also of reports, and logs other clients', async () => {
  // the budget grows with time
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, written } = await logged({ trustedProxies: 1 });
  const from = (client: string) =>
    app.inject({ url: '/nowhere', headers: { host: 'localhost', 'x-forwarded-for': client } });
  for (let n = 0; n < 100; n += 1) await from('2001:db8::1');
  const bytes = Buffer.byteLength(written.join(''));
  expect([bytes > 9_000, bytes <= 10_000, app.logDrops.client > 0]).toEqual([true, true, true]);
  const before = written.length;
  await from('2001:db8:0:0:1::1');
  expect(written.length).toBe(before);
  await from('2001:db8:0:1::1');
  expect(written.length).toBe(before + 1);
});

test('logs no successful response at a sample of 0 %, but every refusal, and counts the rest', async () => {
  const { app, lines } = await logged({ logSample: 0 });
  const browser = await signedIn(app, 'many-sellers');
  await browser.call('getInitialCart');
  await browser.call('getCart', { cartUnitIdList: 'all' });
  expect(lines().flatMap(({ status }) => status ?? [])).toEqual([400]);
  expect(app.logDrops.sampling).toBeGreaterThanOrEqual(2);
});

test.runIf(existsSync('/dev/full'))('[SV-04] a full log disk neither blocks nor ends the process', async () => {
  const fd = openSync('/dev/full', 'w');
  const lines = lineWriter(fd);
  const since = Date.now();
  for (let n = 0; n < 20; n += 1) {
    for (let i = 0; i < 200; i += 1) lines.write(`${'x'.repeat(1_000)}\n`);
    await wait(5);
  }
  expect(Date.now() - since).toBeLessThan(60_000);
  expect(lines.dropped?.()).toBeGreaterThan(1_000);
  closeSync(fd);
});
