import { expect, test } from 'vitest';
import type { Outcome } from './history.ts';
import { ShoppingLog, type Answer } from './log.ts';

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
  ['a key that is still in progress', [running], 'Unknown'],
  ['the page of a proxy', [page], 'Unknown'],
  ['no answer, then success', [null, done], 'Acknowledged'],
  ['success, then none', [done, null], 'Acknowledged'],
  // the first attempt may have succeeded
  ['no answer, then a refusal', [null, refused], 'Unknown'],
])('records the outcome of a change after %s', (_, answers, outcome) => {
  const log = new ShoppingLog();
  for (const answer of answers) log.sent(attempt)(answer);
  expect(log.writes).toMatchObject([{ key: 'K1', outcome }]);
});

test('an unanswered change is unknown, and the data of an acknowledged one is kept', () => {
  const log = new ShoppingLog();
  const ended = log.sent(attempt);
  expect(log.writes).toMatchObject([{ outcome: 'Unknown', data: {} }]);
  ended(done);
  log.sent(attempt)(null);
  expect(log.writes).toMatchObject([{ outcome: 'Acknowledged', data: { cartVersion: 3 } }]);
});
