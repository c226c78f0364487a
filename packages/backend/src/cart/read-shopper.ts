import type { Session } from '../store/owner.ts';
import type { StoredBuyer } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';
import { readBuyer } from './read-buyer.ts';

/** Returns the buyer of a session with the choices of that session (CK-15). */
export const readShopper = async (tx: Tx, { scope, ordersAsNonMember = false }: Session): Promise<StoredBuyer> => {
  const { buyer, ...rest } = await readBuyer(tx, scope);
  return { ...rest, buyer: { ...buyer, ordersAsNonMember: !buyer.isLogin && ordersAsNonMember } };
};
