import type { Option } from 'fp-ts/Option';
import type { Won } from '../../money/won.ts';

/**
 * Who gives a discount, in the order in which discounts are taken (DC-01). `Ebay` is the item's option discount. After
 * them come funding discounts (DC-03), then coupons, then the extra discount (DC-04).
 */
export const discountTypes = ['Ebay', 'Seller', 'Bundle', 'Member', 'Partnership'] as const;
/** A kind of discount. */
export type DiscountType = (typeof discountTypes)[number];

/** Whether a discount is worked out for each piece, or once for all pieces together. */
export const calcTypeSubs = ['Each', 'Total'] as const;
/** For each piece or for all together. */
export type CalcTypeSub = (typeof calcTypeSubs)[number];

/** How a discount is worked out (DC-01). */
export interface DiscountPolicy {
  /** Whether `minApplyCondition` counts pieces or won. */
  readonly basisKind: 'Quantity' | 'Amount';
  /** Whether it takes per cent or won. */
  readonly calcType: 'Rate' | 'Amount';
  /**
   * Where it is counted and rounded. None: the usual, an amount off each piece, a rate off all pieces together and
   * rounded once. `Each` rounds a rate on every piece; `Total` takes an amount off once.
   */
  readonly calcTypeSub: Option<CalcTypeSub>;
  /** Per cent of the price, for `Rate`. */
  readonly discountRate: number;
  /** Won off each piece (or once: `calcTypeSub`), for `Amount`. */
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
  /** Its number; units whose Bundle discount has the same one earn it together (DC-02). */
  readonly discountNo: string;
  /** Who gives it, which decides when it is taken. */
  readonly discountType: DiscountType;
  /** What a shopper reads. */
  readonly displayName: string;
  /** How it is worked out. */
  readonly policy: DiscountPolicy;
}
