import type { CartUnit, Finding, Summary, Won } from '@baguni/domain';

/** The totals of one unit, in won. */
export type UnitTotals = Pick<Summary, 'itemTotal' | 'couponTotal' | 'negativeTotal' | 'price'>;

/** All that one line of the cart depends on. While these are the same, its view is the same object. */
export interface UnitFacts {
  readonly unit: CartUnit;
  readonly isSelected: boolean;
  /** It blocks the order (CK-18). */
  readonly isConcerned: boolean;
  /** Pieces on their way to the server (QT-05). */
  readonly saving: number | undefined;
  /** Why the last change of its quantity was refused (QT-05). */
  readonly refusal: Finding | undefined;
  readonly isDeleting: boolean;
  /** Which rule one more piece would break, where its quantity cannot be changed; none before the rules are there (PG-13). */
  readonly oneMoreRefused: Finding | undefined;
  /** A coupon is in use on it, alone or in a group (QT-03). */
  readonly hasCoupon: boolean;
  /** What it costs; how that came about is a view of its own, worked out when it is opened (PR-08). */
  readonly totals: UnitTotals;
  /** The prompt to use coupons is shown here (CP-13). */
  readonly isPrompted: boolean;
  /** What it gives back, in won; none where it gives nothing (CB-01). */
  readonly cashback: Won | undefined;
  /** It ships free by itself, and nothing of its parcel is selected yet (SH-07). */
  readonly hasFreeShippingLabel: boolean;
  /** The group's head already names the service. */
  readonly isServiceNamedByGroup: boolean;
  /** Units of the same choice beside it (XT-02). */
  readonly duplicates: number;
}
