import { documentOfLog, emptySession, replay, type EventLog } from '@baguni/use-cases';
import { eventLog } from '@baguni/contract';
import { cartUnitId, hasTaiwanId } from '@baguni/domain/internal';
import { aStorefront } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import { afterEach, expect, test, vi } from 'vitest';
import { saveSession, SESSION_FILE, withoutIdNumber, type SavingWindow } from './session-file.ts';

afterEach(() => void vi.restoreAllMocks());

test('[ER-07] saves a session as a file that reads back as the same session, and revokes the URL later', async () => {
  const log: EventLog = {
    base: emptySession(aStorefront()),
    events: [{ type: 'UnitToggled', cartUnitId: cartUnitId(1) }],
  };
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:1';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const link = { href: '', download: '', click: vi.fn() };
  const later: (() => void)[] = [];
  const window = { document: { createElement: () => link }, setTimeout: (run: () => void) => later.push(run) };
  saveSession(window as unknown as SavingWindow, log);
  expect([create.mock.calls.length, link.href, link.download, link.click.mock.calls.length]).toEqual([
    1,
    'blob:1',
    SESSION_FILE,
    1,
  ]);
  expect(eventLog.decode(JSON.parse((await files[0]?.text()) ?? ''))).toEqual(E.right(documentOfLog(log)));
  expect(revoke).not.toHaveBeenCalled();
  for (const run of later) run();
  expect(revoke).toHaveBeenCalledWith('blob:1');
});

const cart = emptySession(aStorefront());
const given = (taiwanIdNumber: string): EventLog => ({
  base: replay(cart, [{ type: 'PapersGiven', papers: { taiwanIdNumber } }]),
  events: [
    { type: 'TabToggled' },
    { type: 'PapersGiven', papers: { isConsented: true } },
    { type: 'PapersGiven', papers: { taiwanIdNumber } },
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
  expect([
    hasTaiwanId(base.cart.destination.overseas.papers),
    hasTaiwanId(replay(cart, events).cart.destination.overseas.papers),
  ]).toEqual([isOne, isOne]);
});

test('[ER-07] leaves the rest of the log unchanged, and writes a removed ID number as null', () => {
  const log: EventLog = { base: cart, events: [{ type: 'PapersGiven', papers: { taiwanIdNumber: undefined } }] };
  expect(withoutIdNumber(log)).toStrictEqual(log);
  expect(eventLog.encode(documentOfLog(log))).toMatchObject({ events: [{ papers: { taiwanIdNumber: null } }] });
});
