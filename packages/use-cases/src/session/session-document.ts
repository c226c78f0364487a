import { emptyCart, type Cart, type Extras } from '@baguni/domain';
import { emptySession, type EventLog, type Session } from './session.ts';

/** The fields of a session and of its cart, as one flat record. */
export type SessionFields = Omit<Session, 'cart'> & Cart;

/** A session as one flat object: the format of saved sessions. */
export interface SessionDocument extends Omit<SessionFields, 'extras' | 'thresholds' | 'delivery'> {
  readonly extras: Extras;
}

/** Writes a session as a document. */
export const documentOfSession = ({
  cart: { thresholds: _, delivery, ...cart },
  extras,
  ...page
}: Session): SessionDocument => ({ ...page, ...cart, extras: delivery ? { ...extras, delivery } : extras });

/** Writes an event log with its base as a document. */
export const documentOfLog = ({ base, events }: EventLog) => ({ base: documentOfSession(base), events });

/** Replaces fields of a session and of its cart. */
export const withFields = (session: Session, fields: Partial<SessionFields>): Session => {
  const { storefront, tab } = session.cart;
  const ofCart = new Set(['delivery', ...Object.keys(emptyCart(storefront, tab))]);
  const entries = Object.entries(fields);
  const cart = Object.fromEntries(entries.filter(([name]) => ofCart.has(name)));
  const page = Object.fromEntries(entries.filter(([name]) => !ofCart.has(name)));
  return { ...session, ...page, cart: { ...session.cart, ...cart } };
};

/** Reads a session from its document. */
export const sessionOfDocument = ({ extras: { delivery, ...extras }, ...fields }: SessionDocument): Session =>
  withFields(emptySession(fields.storefront, fields.tab), {
    ...fields,
    extras,
    thresholds: fields.environment.freeShippingThresholds,
    ...(delivery ? { delivery } : {}),
  });
