import type { Option } from 'fp-ts/Option';
import type { Won } from './won.ts';

/** Who gives a discount, in the order in which discounts are taken (DC-01). `Ebay` is the item's option discount. */
export const discountTypes = ['Ebay', 'Seller', 'Bundle', 'Member', 'Partnership'] as const;
/** A kind of discount. */
export type DiscountType = (typeof discountTypes)[number];

/** How a discount is worked out (DC-01). */
export interface DiscountPolicy {
  /** Whether `minApplyCondition` counts pieces or won. */
  readonly basisKind: 'Quantity' | 'Amount';
  readonly calcType: 'Rate' | 'Amount';
  /** Per cent of the price, for `Rate`. */
  readonly discountRate: number;
  /** Won off each piece, for `Amount`. */
  readonly discountPrice: Won;
  /** The least number of pieces, or won, from which it applies. */
  readonly minApplyCondition: number;
  /** The most it ever takes off, in won. */
  readonly maxDiscountPrice: Option<Won>;
  /** To how many pieces at most it applies. */
  readonly maxAppliedQuantity: Option<number>;
}

/** A discount that a unit may have. Units that share the `discountNo` of a Bundle discount earn it together (DC-02). */
export interface Discount {
  readonly discountNo: string;
  readonly discountType: DiscountType;
  readonly displayName: string;
  readonly policy: DiscountPolicy;
}
