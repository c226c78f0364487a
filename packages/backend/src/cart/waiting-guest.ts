import type { Scope, Session } from '../store/owner.ts';
import type { Tx } from '../store/tx.ts';

/** The guest cart that waits to be merged into the cart of who has signed in; null where none does (LS-01, GM-5). */
export const waitingGuest = async (tx: Tx, { scope, guestOwner }: Session): Promise<Scope | null> => {
  if (guestOwner === null || guestOwner === scope.owner) return null;
  const guest: Scope = { tenant: scope.tenant, owner: guestOwner };
  // a cart that belongs to somebody is never merged into another's
  if (await tx.buyer(guest)) return null;
  return (await tx.units(guest)).length > 0 ? guest : null;
};
