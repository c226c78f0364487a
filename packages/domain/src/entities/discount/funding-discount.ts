import type { CartUnitId } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** A discount that somebody else than the seller pays for, e.g. a brand or a card company (DC-03). */
export interface FundingDiscount {
  /** The number of its policy. */
  readonly discountPolicyNo: string;
  /** What a shopper reads. */
  readonly displayName: string;
  /** What the marketplace calls its policy. */
  readonly discountPolicyName: string;
  /** Off each cart unit that it is applied to, whatever its quantity, in won. */
  readonly discountPrice: Won;
  /** The units that it is applied to. */
  readonly cartUnitIds: readonly CartUnitId[];
}

const isBefore = (a: FundingDiscount, b: FundingDiscount): boolean =>
  a.discountPrice === b.discountPrice ? a.discountPolicyNo < b.discountPolicyNo : a.discountPrice > b.discountPrice;

/**
 * The one funding discount of each unit: of several the greatest, ties by the lower policy number (DC-03).
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
