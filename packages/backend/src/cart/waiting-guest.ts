import type { Scope, Session } from '../store/owner.ts';
import type { Tx } from '../store/tx.ts';

/** The guest of this browser from before the buyer signed in; null if there is none (GM-5). */
export const guestBehind = async (tx: Tx, { scope, guestOwner }: Session): Promise<Scope | null> => {
  if (guestOwner === null || guestOwner === scope.owner) return null;
  const guest: Scope = { tenant: scope.tenant, owner: guestOwner };
  // a known buyer's cart is never merged into another's
  return (await tx.buyer(guest)) ? null : guest;
};

/** The same guest, if its cart still has units to be merged into the buyer's (LS-01). */
export const waitingGuest = async (tx: Tx, session: Session): Promise<Scope | null> => {
  const guest = await guestBehind(tx, session);
  return guest && (await tx.units(guest)).length > 0 ? guest : null;
};
