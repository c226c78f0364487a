import type { CartDocument } from '@baguni/contract';
import { cartOfFlat, flatCart } from '@baguni/domain/internal';
import { emptySession, type EventLog, type Session } from './session.ts';

/** Writes a session as one flat object: the format of saved sessions. */
export const documentOfSession = ({ cart, ...page }: Session): CartDocument => ({
  ...page,
  ...flatCart(cart),
});

export const documentOfLog = ({ base, events }: EventLog) => ({ base: documentOfSession(base), events });

export const sessionOfDocument = (document: CartDocument): Session => {
  const cart = cartOfFlat(document, document.environment.freeShippingThresholds);
  const ofCart = new Set(Object.keys(flatCart(cart)));
  const page = Object.fromEntries(Object.entries(document).filter(([name]) => !ofCart.has(name)));
  return { ...emptySession(cart.storefront, cart.tab), ...page, cart };
};
