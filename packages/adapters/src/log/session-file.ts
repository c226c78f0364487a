import { eventLog } from '@baguni/contract';
import { documentOfLog, type EventLog } from '@baguni/use-cases';
import { withoutIdNumber } from './without-id-number.ts';

/** The name of the file that a session is saved as. */
export const SESSION_FILE = 'session.json';

/** How long the file can be fetched by the browser, in ms: saving has begun by then. */
const FETCH_MS = 60_000;

/** Of a window, what a file is saved through. */
export type SavingWindow = Pick<Window, 'document' | 'setTimeout'>;

/**
 * Saves a session as a file of the shopper's, for `baguni replay`. It holds what the page knows of the buyer but for an ID
 * number, and is sent nowhere.
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
