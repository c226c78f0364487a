import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { anApiError } from '../testing/builders/page.ts';
import { isStale, isUnknownOutcome, type ApiErrorKind } from './api-error.ts';

test.each<readonly [ApiErrorKind, boolean]>([
  ['Refused', false],
  ['Network', true],
  ['TimedOut', true],
  ['Unreadable', true],
])('[DL-04 QT-05] after %s it is unknown whether a write happened: %s', (kind, isUnknown) => {
  expect(isUnknownOutcome(anApiError({ kind }))).toBe(isUnknown);
});

test.each([
  [503, '9503', true],
  [409, '9409', true],
  [422, '9422', true],
  [422, 'CART-BR7-47', false],
  [409, 'CART-STALE', false],
  [429, '9429', false],
  [500, '9999', false],
  [400, 'CART-BR7-01', false],
])('[DL-04 QT-05 SV-04] after failure %i with %s the outcome is unknown: %s', (status, resultCode, isUnknown) => {
  expect(isUnknownOutcome(anApiError({ status: O.some(status), resultCode }))).toBe(isUnknown);
});

test.each([
  [409, 'X-1', true],
  [404, 'CART-CHANGED', true],
  [404, 'CART-STALE', true],
  [404, 'ORDER-FAILED', false],
  [422, 'CART-BR7-47', false],
])('[CK-13] HTTP %d with %s reports a changed cart: %s', (status, resultCode, stale) => {
  expect(isStale(anApiError({ resultCode, status: O.some(status) }))).toBe(stale);
});
