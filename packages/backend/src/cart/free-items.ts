import { itemsFreeByDefault, type CartContent, type CartRead } from '@baguni/domain';
import type { Deps } from '../request/handler.ts';
import type { StoredBuyer } from '../store/rows.ts';

/** Returns items that ship free without a minimum purchase, for their label before selection (SH-07). */
export const freeItems = (
  { environment }: Pick<Deps, 'environment'>,
  { units, shippingPolicies }: CartContent,
  { buyer }: StoredBuyer,
): Pick<CartRead, 'defaultItemShippingFeeIsFreeList'> => {
  const thresholds = environment.freeShippingThresholds;
  return { defaultItemShippingFeeIsFreeList: itemsFreeByDefault(units, { shippingPolicies, buyer, thresholds }) };
};
