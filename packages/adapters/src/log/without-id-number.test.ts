import { emptySession, replay, type EventLog } from '@baguni/use-cases';
import { hasTaiwanId } from '@baguni/domain';
import { aStorefront } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { withoutIdNumber } from './without-id-number.ts';

const cart = emptySession(aStorefront());
const given = (taiwanIdNumber: string): EventLog => ({
  base: replay(cart, [{ type: 'PapersGiven', papers: { taiwanIdNumber: O.some(taiwanIdNumber) } }]),
  events: [
    { type: 'TabToggled' },
    { type: 'PapersGiven', papers: { isConsented: true } },
    { type: 'PapersGiven', papers: { taiwanIdNumber: O.some(taiwanIdNumber) } },
  ],
});

test.each([
  ['B234567890', true],
  ['B23456789', false],
  ['홍길동', false],
])('[OV-10 OV-12] replaces the ID number %s in the log by its validity', (number, isOne) => {
  const log = withoutIdNumber(given(number));
  expect(JSON.stringify(log)).not.toContain(number);
  const { base, events } = log;
  expect([hasTaiwanId(base.cart.oversea.papers), hasTaiwanId(replay(cart, events).cart.oversea.papers)]).toEqual([
    isOne,
    isOne,
  ]);
});

test('[ER-07] leaves the rest of the log unchanged', () => {
  const log: EventLog = { base: cart, events: [{ type: 'PapersGiven', papers: { taiwanIdNumber: O.none } }] };
  expect(withoutIdNumber(log)).toEqual(log);
});
