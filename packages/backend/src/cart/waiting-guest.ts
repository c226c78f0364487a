import type { Scope, Session } from '../store/owner.ts';
import type { Tx } from '../store/tx.ts';

/** Returns the guest from before sign-in, or null (GM-5). */
export const guestBehind = async (tx: Tx, { scope, guestOwner }: Session): Promise<Scope | null> => {
  if (guestOwner === null || guestOwner === scope.owner) return null;
  const guest: Scope = { tenant: scope.tenant, owner: guestOwner };
  return (await tx.buyer(guest)) ? null : guest;
};

export const waitingGuest = async (tx: Tx, session: Session): Promise<Scope | null> => {
  const guest = await guestBehind(tx, session);
  return guest && (await tx.units(guest)).length > 0 ? guest : null;
};
