import {
  type ApiError,
  type ApiErrorKind,
  environmentNames,
  formatMessage,
  isMessageKey,
  knownDomains,
  languages,
  type MessageKey,
  messageParams,
  type Messages,
} from '@baguni/domain/internal';
import { anApiError, messagesOf } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { messageOf, unhandledNotice } from './notices.ts';
import { noticeAfter, noticeOf, type Reread, saysReread } from './failure-notices.ts';
import { thrownText } from '../flow/thrown.ts';
import fc from 'fast-check';

const said = (code: string, params = {}) => ({ type: 'Message', code, params });
const generic = (code: string) => said('TEMPORARY-PROBLEM-CODE', { code });
const words = (text: string) => ({ type: 'ServerText', text });
const foreign = { domain: 'gift-api', resultCode: 'CART-BR3-01' };
const unknown = ['CART-BR9-99', '9999', 'constructor', '__proto__', ''];
const sent = (code: string, params: unknown) => ({ resultCode: `CART-${code}`, data: { params } });
const named = { product: '$& {0}', other: [1], __proto__: { max: 1 } };

test.each<readonly [string, Partial<ApiError>, unknown]>([
  ['another domain', { ...foreign, message: '{0} 준비 중' }, words('{0} 준비 중')],
  ['another domain without text', { ...foreign, message: ' ' }, generic('CART-BR3-01')],
  ...unknown.map((resultCode) => ['an unknown code', { resultCode, message: 'x' }, generic(resultCode)] as const),
  ['named values', sent('BR7-03', named), said('CART-BR7-03', { product: '$& {0}' })],
  ['the only value without its name', sent('BR1-33', [5, 6]), said('CART-BR1-33', { max: 5 })],
  ['it as text', sent('BR1-33', ['5']), said('CART-BR1-33', { max: '5' })],
  ['no value', sent('BR1-33', []), said('CART-BR1-33')],
  ['null as a value', sent('BR1-33', [null]), said('CART-BR1-33')],
  ['a value that is not needed', sent('BR7-01', [5]), said('CART-BR7-01')],
  ['several values without names', sent('BR3-17', ['사과', 3]), said('CART-BR3-17')],
  ['the amount of -41 without its name', sent('BR7-41', [30_000]), said('CART-BR7-41-WON', { won: 30_000 })],
])('[ER-02] %s: shows our message, the server’s or the code (%o)', (_, error, notice) => {
  expect(noticeOf(anApiError(error))).toEqual(notice);
});

test.each(knownDomains)('[ER-02] a known code in %s has our message', (domain) => {
  expect(noticeOf(anApiError({ domain, resultCode: 'CART-BR7-01', message: 'x' }))).toEqual(said('CART-BR7-01'));
});

const keys = Object.keys(messageParams).filter(isMessageKey);
const noValues = [undefined, null, 'x', { params: null }, { params: { product: null } }, { params: [] }];

test.each(languages)('[ER-02 ER-09] in %s, a known code without its values has our own text', (language) => {
  const messages: Messages & Readonly<Record<string, string>> = messagesOf[language];
  for (const [resultCode, data] of keys.flatMap((key) => noValues.map((data) => [key, data] as const))) {
    const notice = noticeOf(anApiError({ resultCode, data, message: '서버의 안내' }));
    const text = notice.type === 'Message' ? formatMessage(messages, notice.code, notice.params) : notice.text;
    expect(text).toBe(messages[messageParams[resultCode].length > 0 ? `${resultCode}?` : resultCode]);
    expect(text).not.toMatch(/[{}…]/u);
  }
});

test('[ER-02] every failure has a message without empty placeholders', () => {
  const arbError = fc.record({
    kind: fc.constantFrom<ApiErrorKind>('Refused', 'Network', 'TimedOut', 'Unreadable'),
    domain: fc.oneof(fc.constantFrom(...knownDomains), fc.string()),
    resultCode: fc.oneof(fc.constantFrom(...keys), fc.string()),
    message: fc.string(),
    data: fc.oneof(fc.anything(), fc.record({ params: fc.dictionary(fc.constantFrom('product', 'max'), fc.nat()) })),
  });
  fc.assert(
    fc.property(arbError, (over) => {
      const notice = noticeOf(anApiError(over));
      const isServers = notice.type === 'ServerText';
      const text = isServers ? notice.text : formatMessage(messagesOf.ko, notice.code, notice.params);
      expect(text.trim()).not.toBe('');
      if (!isServers && notice.code !== 'TEMPORARY-PROBLEM-CODE') expect(text).not.toMatch(/[{}…]/u);
    }),
  );
});

const changed = anApiError({ resultCode: 'CART-CHANGED', status: 404 });
const timedOut = anApiError({ kind: 'TimedOut', status: undefined });
const offline = anApiError({ kind: 'Network', status: undefined });

type Row = readonly [reread: Reread | undefined, error: ApiError, notice: MessageKey, told: MessageKey];

const rows: readonly Row[] = [
  ['Read', changed, 'CART-CHANGED', 'CART-CHANGED'],
  ['Read', timedOut, 'QUANTITY-UNKNOWN', 'QUANTITY-UNKNOWN'],
  ['Read', offline, 'TEMPORARY-PROBLEM', 'TEMPORARY-PROBLEM'],
  [{ unread: timedOut }, changed, 'CART-CHANGED', 'CART-NOT-RELOADED'],
  [{ unread: offline }, changed, 'CART-STALE', 'NO-CONNECTION'],
  [{ unread: offline }, changed, 'PRICE-CHANGED', 'NO-CONNECTION'],
  [{ unread: timedOut }, timedOut, 'QUANTITY-UNKNOWN', 'CART-NOT-RELOADED'],
  [{ unread: offline }, offline, 'DELETE-FAILED', 'NO-CONNECTION'],
  [{ unread: timedOut }, timedOut, 'TEMPORARY-PROBLEM', 'CART-NOT-RELOADED'],
  [{ unread: timedOut }, anApiError({ status: 409 }), 'CART-BR7-03', 'CART-BR7-03'],
  [undefined, offline, 'TEMPORARY-PROBLEM', 'NO-CONNECTION'],
  [undefined, offline, 'COUPON-DOWNLOAD-FAILED', 'COUPON-DOWNLOAD-FAILED'],
  [undefined, timedOut, 'TEMPORARY-PROBLEM', 'TEMPORARY-PROBLEM'],
];

test.each(rows)('[ER-02 CK-13] after a reload with result %o, shows %o of %s as %s', (reread, error, notice, told) => {
  expect(noticeAfter(reread, error, messageOf(notice))).toEqual(messageOf(told));
});

test.each(['CART-CHANGED', 'CART-STALE', 'PRICE-CHANGED', 'QUANTITY-UNKNOWN'] as const)(
  '%s reports that the cart was reloaded',
  (code) => {
    expect(saysReread(messageOf(code))).toBe(true);
  },
);

test.each(['NO-CONNECTION', 'CART-NOT-RELOADED', 'TEMPORARY-PROBLEM', 'ORDER-UNKNOWN'] as const)(
  '%s does not',
  (code) => {
    expect([saysReread(messageOf(code)), saysReread({ type: 'ServerText', text: 'CART-CHANGED' })]).toEqual([
      false,
      false,
    ]);
  },
);

const vague = messageOf('TEMPORARY-PROBLEM');

test.each(environmentNames)('[ER-07] shows details of an error in %s only outside production', (environment) => {
  const expected = environment === 'production' ? vague : generic('x is not a function');
  expect(unhandledNotice('x is not a function', environment)).toEqual(expected);
});

test.each(['', ' \n'])('[ER-07] without details (%j) the generic message is complete', (message) => {
  expect(unhandledNotice(message, 'local')).toEqual(vague);
});

test('[ER-07] cuts a long text to 200 between characters', () => {
  expect(unhandledNotice('x'.repeat(201), 'local')).toEqual(generic('x'.repeat(200)));
  expect(unhandledNotice(`${'x'.repeat(199)}😀`, 'local')).toEqual(generic(`${'x'.repeat(199)}\uFFFD`));
});

test.each([
  [new Error('broken'), 'broken'],
  [new TypeError('x is not a function'), 'TypeError: x is not a function'],
  ['text', 'text'],
  [undefined, 'undefined'],
  [7, '7'],
  [Object.create(null), 'unknown'],
])('[ER-07] whatever was thrown has a text: %o', (thrown, text) => {
  expect(thrownText(thrown)).toBe(text);
});
