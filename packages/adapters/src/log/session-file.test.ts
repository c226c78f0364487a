import { documentOfLog, emptySession, type EventLog } from '@baguni/use-cases';
import { eventLog } from '@baguni/contract';
import { cartUnitId } from '@baguni/domain';
import { aStorefront } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import { afterEach, expect, test, vi } from 'vitest';
import { saveSession, SESSION_FILE, type SavingWindow } from './session-file.ts';

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
