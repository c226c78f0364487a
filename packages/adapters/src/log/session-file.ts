import { eventLog } from '@baguni/contract';
import { documentOfLog, type EventLog } from '@baguni/use-cases';
import { withoutIdNumber } from './without-id-number.ts';

export const SESSION_FILE = 'session.json';

/** Lifetime of the object URL, in ms. By then the browser has started the download. */
const FETCH_MS = 60_000;

export type SavingWindow = Pick<Window, 'document' | 'setTimeout'>;

/**
 * Saves a session as a local file for `baguni replay`. It contains buyer data, but no ID number, and is not uploaded.
 */
export const saveSession = (window: SavingWindow, log: EventLog): void => {
  const text = JSON.stringify(eventLog.encode(documentOfLog(withoutIdNumber(log))));
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = window.document.createElement('a');
  link.href = address;
  link.download = SESSION_FILE;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), FETCH_MS);
};
