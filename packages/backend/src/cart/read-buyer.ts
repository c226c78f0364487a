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
 * Who shops, as the marketplace knows them; of a guest it knows nothing (AZ-3). What was not asked yet when a buyer was
 * written is as with a guest.
 */
export const readBuyer = async (tx: Tx, scope: Scope): Promise<StoredBuyer> => {
  const stored = await tx.buyer(scope);
  return stored ? { ...stored, buyer: { ...guest, ...stored.buyer } } : visitor;
};
