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

/** Who shops, as the marketplace knows them; of a guest it knows nothing (AZ-3). */
export const readBuyer = async (tx: Tx, scope: Scope): Promise<StoredBuyer> => (await tx.buyer(scope)) ?? visitor;
