import { guest } from '@baguni/domain';
import type { Scope } from '../store/owner.ts';
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
