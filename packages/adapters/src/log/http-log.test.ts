import { failureOf, calls, type ClientActivity, type ClientError, type ScriptError } from '@baguni/contract';
import type { ApiError, Report } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { httpLog } from './http-log.ts';

const logAt = (pageUrl = 'https://cart.marketplace.example/ko/pc/cart') => {
  const sent: ClientError[] = [];
  const scripts: ScriptError[] = [];
  const done: ClientActivity[] = [];
  const time = { now: 0 };
  const into =
    <A>(list: A[]) =>
    (one: A) =>
    () => {
      list.push(one);
      return Promise.resolve(E.right(undefined));
    };
  const reportCalls = { logClientError: into(sent), logScriptError: into(scripts), logClientActivity: into(done) };
  return {
    log: httpLog({
      calls: reportCalls,
      clock: { now: () => time.now },
      pageUrl: () => pageUrl,
      known: () => ['Mina Park', ''],
    }),
    sent,
    scripts,
    done,
    time,
  };
};

const numbered = (i: number): Report => ({ type: 'Unhandled', message: `error ${i}` });

const refused: ApiError = {
  ...failureOf(calls.setQuantity, 'Network', ''),
  kind: 'Refused',
  domain: 'cart-api',
  resultCode: 'CART-BR1-22',
  message: '홍길동 님의 한도를 넘었어요',
  status: 400,
  data: { phone: '010-1234-5678' },
};

test('[LG-01] reports a failed call by kind, call, status and code, without the server’s words', () => {
  const { log, sent } = logAt();
  log.report({ type: 'CallFailed', error: refused });
  expect(sent).toEqual([
    {
      message: 'Refused POST /cart/setQuantity 400 cart-api CART-BR1-22',
      url: 'https://cart.marketplace.example/ko/pc/cart',
      stack: '',
      ignored: false,
    },
  ]);
});

test('[CM-40 LG-01] an unhandled error has the frames of its stack, without its message, names and queries', () => {
  const { log, sent } = logAt();
  const stack = [
    'TypeError: Mina Park has no coupon',
    '    at pay (https://cart.marketplace.example/assets/main-1a2b.js?name=hong:1:154727)',
    '    at https://cart.marketplace.example/assets/more.js:2:7',
    'draw@https://cart.marketplace.example/assets/late.js:3:9',
    'for hong@mail.example',
    'noon:12',
  ].join('\n');
  log.report({ type: 'Unhandled', message: 'TypeError: Mina Park has no coupon, 홍길동 님', stack });
  expect(sent).toMatchObject([
    {
      message: 'Unhandled: TypeError: … has no coupon, … 님',
      stack:
        'at pay (https://cart.marketplace.example/assets/main-1a2b.js:1:154727) at https://cart.marketplace.example/assets/more.js:2:7 draw@https://cart.marketplace.example/assets/late.js:3:9',
      ignored: false,
    },
  ]);
  expect(E.isRight(calls.logClientError.request.decode(sent[0]))).toBe(true);
});

test.each([
  [calls.getTotalCashback, true],
  [calls.recommendItems, true],
  [calls.setQuantity, false],
  [calls.getInitialCart, false],
  [calls.addCheckoutByCart, false],
])('[CM-40 LS-06] a failure of %o is ignored by the page: %s', (call, ignored) => {
  const { log, sent } = logAt();
  log.report({ type: 'CallFailed', error: failureOf(call, 'TimedOut', '') });
  expect(sent.map((one) => one.ignored)).toEqual([ignored]);
});

test.each([
  [{ type: 'QueryIgnored', problem: { param: 'mock', reason: 'NotBoolean' } }, true],
  [{ type: 'DuplicateIds', ids: ['memo'] }, true],
  [{ type: 'RedirectRefused', requestUrl: 'POST /cart/addCart' }, false],
] as const)('[CM-40 LG-01] the page ignores %o: %s', (report, ignored) => {
  const { log, sent } = logAt();
  log.report(report);
  expect(sent.map((one) => one.ignored)).toEqual([ignored]);
});

test('[CM-53] reports an unreadable answer with its call and paths', () => {
  const { log, sent } = logAt();
  log.report({ type: 'CallFailed', error: failureOf(calls.getCart, 'Unreadable', 'data.cartVersion') });
  log.report({ type: 'PartsUnreadable', call: 'POST /cart/getCart', paths: ['data.units.3.item.itemSellPrice'] });
  expect(sent.map((each) => each.message)).toEqual([
    'Unreadable POST /cart/getCart cart-fe 9999: data.cartVersion (POST /cart/getCart)',
    'Unreadable parts in POST /cart/getCart: data.units.3.item.itemSellPrice',
  ]);
  expect(sent.map((each) => each.ignored)).toEqual([false, true]);
});

test.each([
  ['an e-mail', 'no buyer hong.gildong@mail.example here'],
  ['a phone', 'call 010-1234-5678 now'],
  ['a card', 'paid with 1234 5678 1234 5678'],
  ['a query', 'https://x.example/a?loginId=hong&name=gildong'],
])('[LG-01] %s is not reported', (_, message) => {
  const { log, sent } = logAt();
  log.report({ type: 'Unhandled', message });
  expect(sent[0]?.message).toContain('…');
  expect(sent[0]?.message).not.toMatch(/hong|gildong|1234|5678/u);
});

test('[LG-01] omits query, hash and order key from the address', () => {
  const { log, sent } = logAt('https://cart.marketplace.example/ko/pc/order/7f3a?name=hong#gildong');
  log.report(numbered(2));
  expect(sent[0]?.url).toBe('https://cart.marketplace.example/ko/pc/order/…');
});

test('[LG-01] a report is one line of at most 1,024 characters, without control characters and split surrogates', () => {
  const { log, sent } = logAt(`https://cart.marketplace.example/${'a'.repeat(2_000)}`);
  const stack = '    at pay (https://cart.marketplace.example/assets/main.js:1:2)\n'.repeat(100);
  log.report({ type: 'Unhandled', message: `a\r\nb\u0000c\u2028d${'\ud83d\ude00'.repeat(3_000)}`, stack });
  const message = sent[0]?.message ?? '';
  expect(message.startsWith('Unhandled: a b c d')).toBe(true);
  expect(message.length).toBeLessThanOrEqual(1_024);
  expect(E.isRight(calls.logClientError.request.decode(sent[0]))).toBe(true);
});

test('[LG-01 LG-3] reports the same error once, and at most ten errors a minute', () => {
  const { log, sent, time } = logAt();
  for (let i = 0; i < 20; i += 1) log.report(numbered(i % 2));
  expect(sent.length).toBe(2);
  for (let i = 0; i < 100; i += 1) log.report(numbered(i));
  expect(sent.length).toBe(10);
  time.now = 60_000;
  for (let i = 100; i < 200; i += 1) log.report(numbered(i));
  expect(sent.length).toBe(20);
});

test('[DL-03 LG-01] sends every removal to the activity log, at most sixty a minute, and none to the error log', () => {
  const { log, sent, done, time } = logAt();
  for (let i = 0; i < 3; i += 1) log.report({ type: 'UnitsRemoved', count: 2 });
  expect(done).toEqual(Array.from({ length: 3 }, () => ({ message: 'Units removed', payload: { count: 2 } })));
  for (let i = 0; i < 100; i += 1) log.report({ type: 'UnitsRemoved', count: 1 });
  expect(done.length).toBe(60);
  time.now = 60_000;
  log.report({ type: 'UnitsRemoved', count: 1 });
  expect(done.length).toBe(61);
  expect(done.every((one) => E.isRight(calls.logClientActivity.request.decode(one)))).toBe(true);
  expect(sent).toEqual([]);
});

test('[LG-01] errors and activities have separate limits', () => {
  const { log, sent, done } = logAt();
  for (let i = 0; i < 100; i += 1) log.report({ type: 'UnitsRemoved', count: 1 });
  for (let i = 0; i < 100; i += 1) log.report(numbered(i));
  expect([sent.length, done.length]).toEqual([10, 60]);
});

test('[ER-07] ignores a report that cannot be sent and does not report that', async () => {
  const fail = (): never => {
    throw new Error('no network');
  };
  const clock = { now: () => 0 };
  const logs = [
    { send: fail, pageUrl: () => '/' },
    { send: () => () => Promise.reject(new Error('lost')), pageUrl: () => '/' },
    { send: () => fail, pageUrl: fail },
  ].map(({ send, pageUrl }) =>
    httpLog({ calls: { logClientError: send, logScriptError: send, logClientActivity: send }, clock, pageUrl }),
  );
  expect(() => logs.forEach((log) => log.report(numbered(1)))).not.toThrow();
  expect(() => logs.forEach((log) => log.report({ type: 'UnitsRemoved', count: 1 }))).not.toThrow();
  const script: Report = { type: 'ScriptNotLoaded', moduleName: 'extras', message: 'gone' };
  expect(() => logs.forEach((log) => log.report(script))).not.toThrow();
  await Promise.resolve();
});

test('[CM-41 LG-01] sends each module that did not load to the script log once, without personal data', () => {
  const { log, sent, scripts } = logAt();
  const message = 'https://cart.example/parts/extras.js?loginId=hong did not load';
  for (const moduleName of ['extras', 'offers', 'extras']) log.report({ type: 'ScriptNotLoaded', moduleName, message });
  const errorContent = 'https://cart.example/parts/extras.js?… did not load';
  expect(scripts).toEqual([
    { moduleName: 'extras', errorContent },
    { moduleName: 'offers', errorContent },
  ]);
  expect(scripts.every((one) => E.isRight(calls.logScriptError.request.decode(one)))).toBe(true);
  expect(sent).toEqual([]);
});

test('[CM-41 LG-01] scripts and errors share one limit', () => {
  const { log, sent, scripts } = logAt();
  for (let i = 0; i < 8; i += 1) log.report({ type: 'ScriptNotLoaded', moduleName: `m${i}`, message: 'gone' });
  for (let i = 0; i < 8; i += 1) log.report(numbered(i));
  expect([scripts.length, sent.length]).toEqual([8, 2]);
});

test('[PG-17] reports duplicate ids as an error', () => {
  const { log, sent } = logAt();
  log.report({ type: 'DuplicateIds', ids: ['quantity-1', 'memo'] });
  expect(sent.map(({ message }) => message)).toEqual(['Duplicate ids: quantity-1, memo']);
});
