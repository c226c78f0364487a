import type { CartRead } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { StoredBuyer } from '../store/rows.ts';

/** Returns the shipping country and grocery service (CM-01, CM-02). */
export const whereTo = ({
  shippingCountry,
  latestShippingAddress,
  priorityBranchServiceType,
}: StoredBuyer): Pick<CartRead, 'shippingCountry' | 'latestShippingAddress' | 'priorityBranchServiceType'> => ({
  shippingCountry,
  latestShippingAddress: O.fromNullable(latestShippingAddress),
  priorityBranchServiceType,
});
