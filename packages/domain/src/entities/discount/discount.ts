import type { Won } from '../../money/won.ts';

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
