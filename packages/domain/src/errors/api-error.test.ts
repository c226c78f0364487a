import { expect, test } from 'vitest';
import { anApiError } from '../testing/builders/error.ts';
import { isUnknownOutcome, type ApiErrorKind } from './api-error.ts';
import { noticeOf } from './notice-of.ts';

test.each(['cart-api', 'ex-api', 'order-api', 'cart-fe'])('[ER-02] codes of %s are ours to word', (domain) => {
  const error = anApiError({ domain, resultCode: 'CART-BR7-01', message: '주문 오류' });
  expect(noticeOf(error)).toMatchObject({ type: 'Message', code: 'CART-BR7-01' });
});

test.each(['', 'gift-api', 'cart-ap'])('[ER-02] those of %j are the server’s', (domain) => {
  const error = anApiError({ domain, resultCode: 'CART-BR7-01', message: '주문 오류' });
  expect(noticeOf(error)).toEqual({ type: 'ServerText', text: '주문 오류' });
});

test.each<readonly [ApiErrorKind, boolean]>([
  ['Refused', false],
  ['Network', true],
  ['TimedOut', true],
  ['Unreadable', true],
])('[DL-04 QT-05] after %s it is unknown whether a write happened: %s', (kind, isUnknown) => {
  expect(isUnknownOutcome(anApiError({ kind }))).toBe(isUnknown);
});
