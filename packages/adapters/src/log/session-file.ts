import { changeCart, type CartEvent, type EventLog, documentOfLog } from '@baguni/use-cases';
import { maskIdNumber, type Cart, type OverseaPapers } from '@baguni/domain/internal';
import { eventLog } from '@baguni/contract';

const masked = (papers: Partial<OverseaPapers>): Partial<OverseaPapers> =>
  'taiwanIdNumber' in papers ? { ...papers, ...maskIdNumber({ taiwanIdNumber: papers.taiwanIdNumber }) } : papers;

/** Removes the buyer’s ID number from a cart. Only its validity remains. */
export const maskedCart = (cart: Cart): Cart => ({
  ...cart,
  destination: {
    ...cart.destination,
    overseas: { ...cart.destination.overseas, papers: maskIdNumber(cart.destination.overseas.papers) },
  },
});

const maskedEvent = (event: CartEvent): CartEvent =>
  event.type === 'PapersGiven' ? { ...event, papers: masked(event.papers) } : event;

/** Removes the buyer’s ID number from a log. Only its validity remains. */
export const withoutIdNumber = ({ base, events }: EventLog): EventLog => ({
  base: changeCart(base, maskedCart),
  events: events.map(maskedEvent),
});

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
