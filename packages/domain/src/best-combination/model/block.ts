import type { SearchBudget } from '../budget.ts';
import type { Coupon } from '../../entities/coupon/held-coupon.ts';
import type { CouponPlace } from '../../entities/coupon/coupon-place.ts';
import type { Won } from '../../money/won.ts';

/** One coupon on one place. */
export interface Assignment {
  readonly index: number;
  readonly coupon: Coupon;
  readonly place: CouponPlace;
  readonly placeIndex: number;
  /** The coupon itself, and for a shipping coupon the limit of one per seller (CP-05, CP-09). */
  readonly resources: readonly number[];
  /** Base without other coupons, in won: the price of the units, or the goods of a parcel for a fee. */
  readonly price: Won;
  /** Fee of the parcel without other coupons, in won; 0 for other places. */
  readonly bundleFee: Won;
}

/** One buyer coupon for a unit, or none with the option discount (PR-03). */
export interface UnitChoice {
  readonly assignment: Assignment | undefined;
  /** Remaining price of the unit, in won. */
  readonly left: number;
  /** Rise of the discounted price in won, for conditional free shipping (SH-03). */
  readonly delta: number;
  /** Weighted saving in won; negative if the option discount was greater. */
  readonly net: number;
}

/** A coupon over several units or a fee, with its weighted saving for a base, in won. */
export interface AggregateCoupon {
  readonly assignment: Assignment;
  readonly worth: (basis: number) => number;
}

export interface GroupCoupon extends AggregateCoupon {
  /** Upper bound of the weighted saving per won of base, 0 to 1. */
  readonly slope: number;
  /** Weighted rounding error of one won; 0 without rounding. */
  readonly rounding: number;
  /** Smallest base with a saving, in won. */
  readonly from: number;
}

/**
 * Units of one item in one parcel. They take buyer coupons plus one of `sellerDupCoupons`, or one of `superCoupons`
 * (CP-08).
 */
export interface Group {
  readonly unitChoices: readonly (readonly UnitChoice[])[];
  readonly minLeft: readonly number[];
  readonly sellerDupCoupons: readonly GroupCoupon[];
  readonly superCoupons: readonly AggregateCoupon[];
  readonly maxLeft: number;
  readonly assignmentIndexes: ReadonlySet<number>;
  readonly fullPrice: number;
}

/**
 * An independent part of the cart: an item group, the fee of a parcel, or a whole parcel if buyer coupons can make
 * its shipping free.
 */
export interface Block {
  /** Name across all parcel views. Blocks with one name save the same with the same assignments. */
  readonly name: string;
  readonly groups: readonly Group[];
  /** Weighted fee reduction in won for a rise of `delta`; it never decreases. */
  readonly feeSaved: (delta: number) => number;
  /** Rises at which the fee or a shipping coupon changes, from 0 on. */
  readonly feeSteps: readonly number[];
  readonly shippingCoupons: readonly AggregateCoupon[];
}

export interface Problem {
  readonly blocks: readonly Block[];
  readonly assignments: readonly Assignment[];
  readonly resources: number;
  readonly assignmentsOf: readonly (readonly Assignment[])[];
  /** True if a shop forbids the two assignments together; optional. */
  readonly isApart?: (one: Assignment, other: Assignment) => boolean;
  /** Forbidden assignments for each payment method (CP-06). */
  readonly startsForbidden: readonly Uint8Array[];
}

/** Resource prices of the current node in won, and its forbidden assignments. */
export interface Terms {
  readonly budget: SearchBudget;
  readonly prices: Float64Array;
  readonly forbidden: Uint8Array;
}

export const isAllowed = ({ forbidden }: Terms, assignment: Assignment): boolean => forbidden[assignment.index] === 0;

export const priceOf = ({ prices }: Terms, { resources }: Assignment): number => {
  let price = 0;
  for (const resource of resources) price += prices[resource] ?? 0;
  return price;
};
