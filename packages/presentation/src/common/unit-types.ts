import type { CartUnitId, CartUnit, Finding, Summary, Won } from '@baguni/domain';
import type { ActionView, BadgeView, BoxView, ImageView, ItemLinkView, LabelView } from './common-types.ts';

export interface QuantityFieldView {
  /** E.g. `수량, 양반김 (개)`: name, item and counting unit (WA-23). */
  readonly accessibleName: string;
  readonly label: string;
  /** Displayed value while not editing: saved or being saved. */
  readonly value: string;
  readonly valueNow: number;
  readonly min: number;
  readonly max: number;
  readonly maxDigits: number;
  /** Increment of + and −. */
  readonly step: number;
  readonly isSaving: boolean;
  /** False: the quantity is fixed, see `disabledReason`. */
  readonly isEditable: boolean;
  readonly disabledReason: string | undefined;
  /** Effect of a change, e.g. that the applied coupon is cancelled. */
  readonly hint: string | undefined;
  readonly limitsText: string | undefined;
  readonly error: string | undefined;
  /** Fixes, e.g. the greatest allowed quantity. */
  readonly errorFixes: readonly ActionView[];
  readonly decrease: ActionView;
  readonly increase: ActionView;
  readonly savingText: string;
}

export interface PriceBlockView {
  /** Undefined without a saving. */
  readonly oldPrice: string | undefined;
  /** E.g. `12%`; undefined for 0. */
  readonly percent: string | undefined;
  readonly price: string;
  readonly cashbackText: string | undefined;
  readonly accessibleText: string;
  readonly ledgerLabel: string;
}

export interface AdditionView {
  readonly key: string;
  readonly text: string;
  readonly amount: string;
}

/** Why a unit is unorderable, and its delete button. */
export interface UnorderableView {
  readonly reason: string;
  readonly deleteUnit: ActionView;
}

/** A cart line. */
export interface UnitView {
  readonly id: CartUnitId;
  readonly domId: string;
  readonly box: BoxView;
  readonly isSelected: boolean;
  /** Marks a blocking unit; the reason is next to the order button. */
  readonly concern: string | undefined;
  readonly canSelect: boolean;
  readonly image: ImageView;
  readonly name: string;
  /** Undefined if the item has no page. */
  readonly link: ItemLinkView | undefined;
  readonly optionLabel: string;
  readonly optionText: string;
  readonly changeOptions: ActionView | undefined;
  readonly additionsLabel: string;
  readonly additions: readonly AdditionView[];
  readonly badge: BadgeView | undefined;
  readonly deliveryText: string | undefined;
  readonly labels: readonly LabelView[];
  readonly quantity: QuantityFieldView;
  readonly price: PriceBlockView;
  /** Opens its coupons; missing if it takes none. */
  readonly coupon?: CouponButtonView | undefined;
  readonly unorderable: UnorderableView | undefined;
  readonly deleteUnit: ActionView;
  /** Saving or deleting: the row dims but stays usable. */
  readonly isUpdating: boolean;
  readonly updatingText: string | undefined;
}

/**
 * Opens a unit’s coupons; labelled with the saving. For buyers who may not use coupons it opens an alert with the
 * reason.
 */
export interface CouponButtonView extends ActionView {
  /** The saving as text, e.g. `쿠폰 적용 −3,000원`, or undefined. */
  readonly appliedText: string | undefined;
  /** Shown on at most one unit of the page until closed. */
  readonly prompt: CouponPromptView | undefined;
}

export interface CouponPromptView {
  readonly text: string;
  readonly dismiss: ActionView;
}

export type UnitTotals = Pick<Summary, 'itemTotal' | 'couponTotal' | 'negativeTotal' | 'price'>;

/** Everything that a cart line depends on. If it is unchanged, the view is the same object. */
export interface UnitFacts {
  readonly unit: CartUnit;
  readonly isSelected: boolean;
  readonly isConcerned: boolean;
  readonly saving: number | undefined;
  readonly refusal: Finding | undefined;
  readonly isDeleting: boolean;
  /** Rule that prevents quantity changes; undefined before the rules are loaded. */
  readonly oneMoreRefused: Finding | undefined;
  readonly hasCoupon: boolean;
  /** Totals only; the price steps are a separate lazy view. */
  readonly totals: UnitTotals;
  readonly isPrompted: boolean;
  readonly cashback: Won | undefined;
  /** Free alone, while its parcel has no selected unit. */
  readonly hasFreeShippingLabel: boolean;
  readonly isServiceNamedByGroup: boolean;
  readonly duplicates: number;
}
