import type { CartUnit, Finding, Summary, Won } from '@baguni/domain/internal';

export type UnitTotals = Pick<Summary, 'itemTotal' | 'couponTotal' | 'negativeTotal' | 'price'>;

/** Everything that a cart line depends on. If it is unchanged, the view is the same object. */
export interface UnitFacts {
  readonly unit: CartUnit;
  readonly isSelected: boolean;
  readonly isConcerned: boolean;
  /** The quantity that is not saved yet. */
  readonly requested: number | undefined;
  readonly isSaving: boolean;
  readonly refusal: Finding | undefined;
  readonly isDeleting: boolean;
  /** Rule that prevents quantity changes; undefined before the rules are loaded. */
  readonly oneMoreRefused: Finding | undefined;
  readonly hasCoupon: boolean;
  /** Totals only; the price steps are a separate lazy view. */
  readonly totals: UnitTotals;
  /** True for visitors who are not signed in; their units take no coupons (RL-01). */
  readonly isVisitor: boolean;
  readonly isPrompted: boolean;
  readonly cashback: Won | undefined;
  /** The arrival time; undefined before the data is read. */
  readonly arrivalText?: string | undefined;
  /** True if the row reserves a line for an arrival that may still be read. */
  readonly awaitsArrival?: boolean;
  /** Free without other units, while its parcel has no selected unit. */
  readonly hasFreeShippingLabel: boolean;
  readonly isServiceNamedByGroup: boolean;
  readonly duplicates: number;
  /** True if another unit has the same name. */
  readonly hasNamesake: boolean;
}
