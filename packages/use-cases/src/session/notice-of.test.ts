import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMessage, isMessageKey, knownDomains, messageParams, type ApiErrorKind } from '@baguni/domain';
import { anApiError, messagesOf } from '@baguni/domain/testing';
import { noticeOf } from './notices.ts';

const said = (code: string, params = {}) => ({ type: 'Message', code, params });

test('[ER-02] an unknown domain shows the message of the server, or the code', () => {
  const foreign = { domain: 'gift-api', resultCode: 'CART-BR3-01' };
  expect(noticeOf(anApiError({ ...foreign, message: '{0} 준비 중' }))).toEqual({
    type: 'ServerText',
    text: '{0} 준비 중',
  });
  expect(noticeOf(anApiError({ ...foreign, message: ' ' }))).toEqual(
    said('TEMPORARY-PROBLEM-CODE', { code: 'CART-BR3-01' }),
  );
});

test.each(knownDomains)('[ER-02] a known code in %s has our message', (domain) => {
  expect(noticeOf(anApiError({ domain, resultCode: 'CART-BR7-01', message: 'x' }))).toEqual(said('CART-BR7-01'));
});

test.each(['CART-BR9-99', '9999', 'constructor', '__proto__', ''])('[ER-02] unknown code %j', (resultCode) => {
  expect(noticeOf(anApiError({ resultCode, message: 'internals' }))).toEqual(
    said('TEMPORARY-PROBLEM-CODE', { code: resultCode }),
  );
});

test('[ER-02] a message with parameters reads them from the answer', () => {
  const data = { params: { product: '$& {0}', other: [1], __proto__: { max: 1 } } };
  expect(noticeOf(anApiError({ resultCode: 'CART-BR7-03', data }))).toEqual(said('CART-BR7-03', { product: '$& {0}' }));
});

test.each([
  ['CART-BR1-33', [5, 6], said('CART-BR1-33', { max: 5 })],
  ['CART-BR1-33', ['5'], said('CART-BR1-33', { max: '5' })],
  ['CART-BR1-33', [], said('TEMPORARY-PROBLEM-CODE', { code: 'CART-BR1-33' })],
  ['CART-BR1-33', [null], said('TEMPORARY-PROBLEM-CODE', { code: 'CART-BR1-33' })],
  ['CART-BR7-01', [5], said('CART-BR7-01')],
  ['CART-BR3-17', ['사과', 3], said('TEMPORARY-PROBLEM-CODE', { code: 'CART-BR3-17' })],
])('[ER-02] the only value of a message may come without its name: %s %j', (resultCode, params, notice) => {
  expect(noticeOf(anApiError({ resultCode, data: { params } }))).toEqual(notice);
});

test.each([undefined, null, 'x', { params: null }, { params: { product: null } }, { params: [] }])(
  '[ER-02] without parameters (%j) shows the message of the server, or the code',
  (data) => {
    const error = anApiError({ resultCode: 'CART-BR7-03', data });
    expect(noticeOf({ ...error, message: '품절' })).toEqual({ type: 'ServerText', text: '품절' });
    expect(noticeOf(error)).toEqual(said('TEMPORARY-PROBLEM-CODE', { code: 'CART-BR7-03' }));
  },
);

test.each<ApiErrorKind>(['Network', 'TimedOut', 'Unreadable'])('[ER-02] %s is a temporary problem', (kind) => {
  expect(noticeOf(anApiError({ kind, message: 'POST /cart/getCart: data.units.3' }))).toEqual(
    said('TEMPORARY-PROBLEM'),
  );
});

test('[ER-02] every failure has a message, and our messages have no empty placeholders', () => {
  const arbError = fc.record({
    kind: fc.constantFrom<ApiErrorKind>('Refused', 'Network', 'TimedOut', 'Unreadable'),
    domain: fc.oneof(fc.constantFrom(...knownDomains), fc.string()),
    resultCode: fc.oneof(fc.constantFrom(...Object.keys(messageParams).filter(isMessageKey)), fc.string()),
    message: fc.string(),
    data: fc.oneof(
      fc.anything(),
      fc.record({ params: fc.dictionary(fc.constantFrom('product', 'max'), fc.anything()) }),
    ),
  });
  fc.assert(
    fc.property(arbError, (over) => {
      const notice = noticeOf(anApiError(over));
      const text =
        notice.type === 'ServerText' ? notice.text : formatMessage(messagesOf.ko, notice.code, notice.params);
      const named = notice.type === 'ServerText' ? [] : messageParams[notice.code];
      expect(text.trim()).not.toBe('');
      expect(named.every((name) => notice.type === 'Message' && Object.hasOwn(notice.params, name))).toBe(true);
    }),
  );
});
