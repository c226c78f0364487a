import type { Coupon } from '../../entities/coupon/held-coupon.ts';
import type { CouponPlace } from '../../entities/coupon/coupon-place.ts';
import type { Won } from '../../money/won.ts';

/** One coupon on one place, as a choice of the search. */
export interface Assignment {
  /** Its number among all assignments. */
  readonly index: number;
  readonly coupon: Coupon;
  readonly place: CouponPlace;
  /** The number of the place. */
  readonly placeIndex: number;
  /** What it uses up: the coupon itself, and for a shipping coupon its seller's one turn (CP-05, CP-09). */
  readonly resources: readonly number[];
  /** What it applies to when nothing else is in use, in won: the units' price, a parcel's goods for a fee. */
  readonly price: Won;
  /** The fee of the place's parcel when nothing else is in use, in won; 0 for other places. */
  readonly bundleFee: Won;
}

/** What a unit may do: take one buyer's coupon, or none and keep its option discount (PR-03). */
export interface UnitChoice {
  readonly assignment: Assignment | undefined;
  /** What is left of the unit's price, in won. */
  readonly left: number;
  /** By how much its price after discounts rises, in won: what conditional-free shipping counts (SH-03). */
  readonly delta: number;
  /** What it saves, in won, weighed; below 0 where the option discount was worth more. */
  readonly net: number;
}

/** A coupon over several units, or on a fee, and what it takes off from a basis, in won, weighed. */
export interface AggregateCoupon {
  readonly assignment: Assignment;
  readonly worth: (basis: number) => number;
}

/** A coupon over the units of a group. */
export interface GroupCoupon extends AggregateCoupon {
  /** How fast what it takes off grows with its basis at most, 0 to 1, weighed. */
  readonly slope: number;
  /** What rounding down can make of a difference: a won, weighed; 0 where nothing is rounded. */
  readonly rounding: number;
  /** The least basis from which it takes anything off, in won. */
  readonly from: number;
}

/** The units of one item in one parcel. Either buyers' coupons and one of `sellerDupCoupons`, or one of `superCoupons` (CP-08). */
export interface Group {
  readonly unitChoices: readonly (readonly UnitChoice[])[];
  /** The least that can be left of each unit, in won. */
  readonly minLeft: readonly number[];
  readonly sellerDupCoupons: readonly GroupCoupon[];
  readonly superCoupons: readonly AggregateCoupon[];
  /** The most that can be left of the units together, in won. */
  readonly maxLeft: number;
  /** The numbers of all assignments in it. */
  readonly assignmentIndexes: ReadonlySet<number>;
  /** What the units cost without coupons, in won. */
  readonly fullPrice: number;
}

/**
 * A part of the cart whose saving depends on nothing outside it but on which coupons are still there: an item group, a
 * parcel's fee, or a whole parcel where buyers' coupons can make its shipping free.
 */
export interface Block {
  /** Says which block it is in every way to see the parcels: blocks of one name save the same with the same assignments. */
  readonly name: string;
  readonly groups: readonly Group[];
  /** What the fee falls by, in won, weighed, when prices after discounts rise by `delta`; it never falls less for a greater rise. */
  readonly feeSaved: (delta: number) => number;
  /** The rises from which the fee or what a shipping coupon takes off it changes, from 0 on. */
  readonly feeSteps: readonly number[];
  /** Shipping coupons, by the rise of the prices after discounts. */
  readonly shippingCoupons: readonly AggregateCoupon[];
}

/** The whole question. */
export interface Problem {
  readonly blocks: readonly Block[];
  readonly assignments: readonly Assignment[];
  /** How many resources there are; each can be used once. */
  readonly resources: number;
  /** The assignments of each resource. */
  readonly assignmentsOf: readonly (readonly Assignment[])[];
  /** Whether two different assignments never go together, where a shop keeps some apart (EN-09). */
  readonly isApart?: (one: Assignment, other: Assignment) => boolean;
  /** Assignments that are forbidden, for each payment method that could be kept to (CP-06). */
  readonly startsForbidden: readonly Uint8Array[];
}
