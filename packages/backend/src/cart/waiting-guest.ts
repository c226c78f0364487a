import type { Scope, Session } from '../store/owner.ts';
import type { Tx } from '../store/tx.ts';

/** The guest that this browser was before somebody signed in on it; null where there is none (GM-5). */
export const guestBehind = async (tx: Tx, { scope, guestOwner }: Session): Promise<Scope | null> => {
  if (guestOwner === null || guestOwner === scope.owner) return null;
  const guest: Scope = { tenant: scope.tenant, owner: guestOwner };
  // a cart that belongs to somebody is never merged into another's
  return (await tx.buyer(guest)) ? null : guest;
};

/** The same where its cart waits to be merged into the cart of who has signed in (LS-01). */
export const waitingGuest = async (tx: Tx, session: Session): Promise<Scope | null> => {
  const guest = await guestBehind(tx, session);
  return guest && (await tx.units(guest)).length > 0 ? guest : null;
};
