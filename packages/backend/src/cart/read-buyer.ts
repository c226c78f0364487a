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
 * The buyer as the marketplace knows them; of a guest it knows nothing (AZ-3). Fields that are missing in older rows are
 * a guest's.
 */
export const readBuyer = async (tx: Tx, scope: Scope): Promise<StoredBuyer> => {
  const stored = await tx.buyer(scope);
  return stored ? { ...stored, buyer: { ...guest, ...stored.buyer } } : visitor;
};
