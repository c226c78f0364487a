import type { Won } from '../../money/won.ts';
import type { CartUnitId } from '../../money/ids.ts';

/**
 * Discount types in stacking order. `Ebay` is the item’s option discount. Funding discounts, coupons and the extra
 * discount follow.
 */
export const discountTypes = ['Ebay', 'Seller', 'Bundle', 'Member', 'Partnership'] as const;
export type DiscountType = (typeof discountTypes)[number];

/** Per piece, or once for all pieces. */
export const calcTypeSubs = ['Each', 'Total'] as const;
export type CalcTypeSub = (typeof calcTypeSubs)[number];

export interface DiscountPolicy {
  /** Unit of `minApplyCondition`: pieces or won. */
  readonly basisKind: 'Quantity' | 'Amount';
  readonly calcType: 'Rate' | 'Amount';
  /**
   * Rounding scope. By default an amount applies per piece, and a rate applies to all pieces with one rounding.
   * `Each` rounds a rate per piece; `Total` subtracts an amount once.
   */
  readonly calcTypeSub: CalcTypeSub | undefined;
  /** For `Rate`: per cent of the price. */
  readonly discountRate: number;
  /** For `Amount`: won per piece, or once (see `calcTypeSub`). */
  readonly discountPrice: Won;
  readonly minApplyCondition: number;
  readonly maxDiscountPrice: Won | undefined;
  readonly maxAppliedQuantity: number | undefined;
}

/** A possible discount of a unit. Units with the same `discountNo` of a Bundle discount qualify together. */
export interface Discount {
  readonly discountNo: string;
  /** Provider; decides the stacking order. */
  readonly discountType: DiscountType;
  readonly displayName: string;
  readonly policy: DiscountPolicy;
}

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

/** Returns the funding discount of each unit: the greatest, ties by the lower policy number. */
export const fundingOfUnits = (fundings: readonly FundingDiscount[]): ReadonlyMap<CartUnitId, FundingDiscount> => {
  const applied = new Map<CartUnitId, FundingDiscount>();
  for (const funding of fundings)
    for (const id of funding.cartUnitIds) {
      const other = applied.get(id);
      if (!other || isBefore(funding, other)) applied.set(id, funding);
    }
  return applied;
};

export interface PromotionShare {
  readonly cartUnitId: CartUnitId;
  /** In won or minor units of another currency, above 0. */
  readonly amount: Won;
}

/** A promotion applied to the bought units. Amounts in won, or minor units of another currency. */
export interface AppliedPromotion {
  readonly promotion: string;
  readonly code: string;
  readonly name: string;
  /** Parameters of the offer. */
  readonly params: unknown;
  readonly basis: Won;
  readonly shares: readonly PromotionShare[];
  /** True if it reduces the fees of the parcels of these units instead of their prices. */
  readonly isOnShipping?: boolean;
}
