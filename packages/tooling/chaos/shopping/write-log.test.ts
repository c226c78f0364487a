import { expect, test } from 'vitest';
import type { Outcome } from '../history.ts';
import { shoppingLog, type Answer } from './write-log.ts';

const attempt = { shopper: 'kim', tab: 'kim 1', path: '/cart/setQuantity', key: 'K1', body: {} };
const done: Answer = { status: 200, body: { resultCode: '0000', data: { cartVersion: 3 } } };
const refused: Answer = { status: 409, body: { resultCode: 'CART-STALE' } };
const running: Answer = { status: 409, body: { resultCode: '9409' } };
const busy: Answer = { status: 503, body: { resultCode: '9503' } };
const page: Answer = { status: 200, body: null };

test.each<readonly [string, readonly (Answer | null)[], Outcome]>([
  ['success', [done], 'Acknowledged'],
  ['a refusal', [refused], 'Refused'],
  ['no answer', [null], 'Unknown'],
  ['503', [busy], 'Unknown'],
  ['the word that it is still being worked on', [running], 'Unknown'],
  ['what a proxy says', [page], 'Unknown'],
  ['no answer, then success', [null, done], 'Acknowledged'],
  ['success, then none', [done, null], 'Acknowledged'],
  // the first one may have happened: a refusal answers one attempt
  ['no answer, then a refusal', [null, refused], 'Unknown'],
])('a change that was answered with %s is known as that', (_, answers, outcome) => {
  const log = shoppingLog();
  for (const answer of answers) log.sent(attempt)(answer);
  expect(log.writes()).toMatchObject([{ key: 'K1', outcome }]);
});

test('what is not answered yet is not known, and what an acknowledged change brought is kept', () => {
  const log = shoppingLog();
  const ended = log.sent(attempt);
  expect(log.writes()).toMatchObject([{ outcome: 'Unknown', data: null }]);
  ended(done);
  log.sent(attempt)(null);
  expect(log.writes()).toMatchObject([{ outcome: 'Acknowledged', data: { cartVersion: 3 } }]);
});
