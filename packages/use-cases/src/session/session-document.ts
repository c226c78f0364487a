import type { CartDocument } from '@baguni/contract';
import { cartOfFlat, flatCart, replaceFields, type CartFields } from '@baguni/domain/internal';
import { emptySession, type EventLog, type Session } from './session.ts';

/** The fields of a session and of its cart, as one flat record. */
export type SessionFields = Omit<Session, 'cart'> & CartFields;

/** Writes a session as one flat object: the format of saved sessions. */
export const documentOfSession = ({ cart, ...page }: Session): CartDocument => ({
  ...page,
  ...flatCart(cart),
});

/** Writes an event log with its base as a document. */
export const documentOfLog = ({ base, events }: EventLog) => ({ base: documentOfSession(base), events });

/** Replaces fields of a session and of its cart. */
export const withFields = (session: Session, fields: Partial<SessionFields>): Session => {
  const ofPage = new Set(Object.keys(session));
  const entries = Object.entries(fields);
  const cart = Object.fromEntries(entries.filter(([name]) => !ofPage.has(name)));
  const page = Object.fromEntries(entries.filter(([name]) => ofPage.has(name)));
  return { ...session, ...page, cart: replaceFields(session.cart, cart) };
};

/** Reads a session from its document. */
export const sessionOfDocument = (document: CartDocument): Session => {
  const cart = cartOfFlat(document, document.environment.freeShippingThresholds);
  const ofCart = new Set(Object.keys(flatCart(cart)));
  const page = Object.fromEntries(Object.entries(document).filter(([name]) => !ofCart.has(name)));
  return { ...emptySession(cart.storefront, cart.tab), ...page, cart };
};
