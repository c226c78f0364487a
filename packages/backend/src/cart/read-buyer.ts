import { guest } from '@baguni/domain/internal';
import type { Scope, Session } from '../store/owner.ts';
import type { StoredBuyer } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';

const visitor: StoredBuyer = {
  buyer: guest,
  latestShippingAddress: null,
  shippingCountry: 'SouthKorea',
  priorityBranchServiceType: 'Reserve',
};

/**
 * Returns the stored buyer, or an unknown guest (AZ-3). Missing fields in older rows default to those of a guest.
 */
export const readBuyer = async (tx: Tx, scope: Scope): Promise<StoredBuyer> => {
  const stored = await tx.buyer(scope);
  return stored ? { ...stored, buyer: { ...guest, ...stored.buyer } } : visitor;
};

/** Returns the buyer of a session with the choices of that session (CK-15). */
export const readShopper = async (tx: Tx, { scope, ordersAsNonMember = false }: Session): Promise<StoredBuyer> => {
  const { buyer, ...rest } = await readBuyer(tx, scope);
  return { ...rest, buyer: { ...buyer, ordersAsNonMember: !buyer.isLogin && ordersAsNonMember } };
};

/** Returns the guest from before sign-in, or null (GM-5). */
export const guestBehind = async (tx: Tx, { scope, guestOwner }: Session): Promise<Scope | null> => {
  if (guestOwner === null || guestOwner === scope.owner) return null;
  const guest: Scope = { tenant: scope.tenant, owner: guestOwner };
  return (await tx.buyer(guest)) ? null : guest;
};

/** True if a guest has a cart or saved units, which a merge would move. */
export const isCartWaiting = async (tx: Tx, guest: Scope): Promise<boolean> =>
  (await tx.units(guest)).length + (await tx.savedUnits(guest)).length > 0;

/** Returns the guest behind a session whose cart or saved units wait for a merge, or null. */
export const waitingGuest = async (tx: Tx, session: Session): Promise<Scope | null> => {
  const guest = await guestBehind(tx, session);
  return guest && (await isCartWaiting(tx, guest)) ? guest : null;
};
