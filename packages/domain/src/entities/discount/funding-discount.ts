import type { CartUnitId } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** A discount paid by a third party, e.g. a brand or card company. */
export interface FundingDiscount {
  readonly discountPolicyNo: string;
  readonly displayName: string;
  readonly discountPolicyName: string;
  /** Won off each cart line, regardless of quantity. */
  readonly discountPrice: Won;
  readonly cartUnitIds: readonly CartUnitId[];
}

const isBefore = (a: FundingDiscount, b: FundingDiscount): boolean =>
  a.discountPrice === b.discountPrice ? a.discountPolicyNo < b.discountPolicyNo : a.discountPrice > b.discountPrice;

/**
 * Returns the funding discount of each unit: the greatest, ties by the lower policy number.
 * @example
 * const greater = aFundingDiscount({ discountPolicyNo: 'F2', discountPrice: won(800) });
 * fundingOfUnits([aFundingDiscount(), greater]).get(cartUnitId(1))?.discountPolicyNo; // F2
 */
export const fundingOfUnits = (fundings: readonly FundingDiscount[]): ReadonlyMap<CartUnitId, FundingDiscount> => {
  const applied = new Map<CartUnitId, FundingDiscount>();
  for (const funding of fundings)
    for (const id of funding.cartUnitIds) {
      const other = applied.get(id);
      if (!other || isBefore(funding, other)) applied.set(id, funding);
    }
  return applied;
};
