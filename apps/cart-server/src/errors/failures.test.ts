import { languages } from '@baguni/domain/internal';
import { messagesOf } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { busyWords } from './answer-error.ts';
import type { SqlStore } from '../store/sql-store.ts';
import { TemporarilyUnavailable } from '../store/database-errors.ts';
import { browserAt } from '../testing/browser.ts';
import { newToken } from '../session/tokens.ts';
import { serverOver } from '../testing/server.ts';

const failingWith = (error: Error): SqlStore => {
  const fail = async (): Promise<never> => {
    throw error;
  };
  return {
    transaction: fail,
    visit: fail,
    endOf: fail,
    snapshot: fail,
    forget: fail,
    erase: fail,
    events: fail,
    outboxLag: fail,
    webhooks: { add: fail, take: fail, keep: fail, leave: fail, lags: fail },
    ping: fail,
    addRateCounts: fail,
    connections: () => ({ most: 0, open: 0, idle: 0, waiting: 0 }),
    close: fail,
  };
};

test('[LG-5] answers a failure in the envelope, without its text or stack', async () => {
  const app = await serverOver(failingWith(new Error('select secret from table at host db-7')));
  const response = await browserAt(app).call('getCart', { cartUnitIdList: [] });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    resultCode: '9999',
    domain: 'cart-api',
    message: messagesOf.ko['TEMPORARY-PROBLEM'],
    data: { reason: 'the request failed' },
  });
});

test.each(languages)('[XT-15] answers an unknown call in %s with a code', async (language) => {
  const browser = browserAt(await serverOver(failingWith(new Error('unused'))));
  const response = await browser.get('/api/none', { 'x-baguni-language': language });
  expect(response.json()).toMatchObject({ resultCode: '9404', message: messagesOf[language]['TEMPORARY-PROBLEM'] });
});

/** A browser with a session, which its pages read. */
const cookie = `baguni=${newToken()}`;

const busy = () => serverOver(failingWith(new TemporarilyUnavailable(new Error('connect ECONNREFUSED db-7:5432'))));

test('answers 503 with Retry-After if the database is unavailable', async () => {
  const response = await browserAt(await busy()).call('getCart', { cartUnitIdList: [] });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('1');
  expect(response.json()).toEqual({ resultCode: '9503', domain: 'cart-api', message: busyWords.ko.hint, data: null });
});

test.each(languages)('[ER-02] answers a page in %s in its language', async (language) => {
  const headers = { 'x-baguni-language': language, 'accept-language': 'en' };
  const response = await browserAt(await busy()).call('setQuantity', {}, headers);
  expect(response.json()).toMatchObject({ message: busyWords[language].hint });
});

test('[ER-02] uses the language of the address or the browser if the request names none', async () => {
  const browser = browserAt(await busy());
  const said = async (path: string): Promise<unknown> =>
    (await browser.get(path, { 'accept-language': 'ja', cookie })).json<unknown>();
  expect(await said('/cn/pc/cart')).toMatchObject({ resultCode: '9503', message: busyWords.cn.hint });
  const call = await browser.call('getInitialCart', {}, { 'accept-language': 'ja' });
  expect(call.json()).toMatchObject({ resultCode: '9503', message: busyWords.jp.hint });
});

test.each(languages)('[PG-04] shows an error page for an address opened in %s', async (language) => {
  const response = await browserAt(await busy()).get(`/${language}/pc/cart?a="><b>`, {
    accept: 'text/html,*/*;q=0.8',
    cookie,
  });
  expect(response.statusCode).toBe(503);
  expect(response.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const text of Object.values(busyWords[language])) expect(response.body).toContain(text);
  expect(response.body).not.toMatch(/<script|<style|style=|\son\w+=|<b>|db-7/u);
});

test('never answers a call with a page', async () => {
  const response = await browserAt(await busy()).call('getCart', { cartUnitIdList: [] }, { accept: 'text/html' });
  expect(response.json()).toMatchObject({ resultCode: '9503' });
});
