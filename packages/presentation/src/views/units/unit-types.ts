import type { CartUnitId } from '@baguni/domain';
import type { ActionView, BadgeView, BoxView, ImageView, ItemLinkView, LabelView } from '../common/common-types.ts';

/** The number of pieces (QT-01..05). */
export interface QuantityFieldView {
  /** e.g. `수량, 양반김 (개)`: name, item and unit of count (WA-23). */
  readonly accessibleName: string;
  readonly label: string;
  /** What the field shows while it is not edited: the cart's value, or the one on its way. */
  readonly value: string;
  readonly valueNow: number;
  readonly min: number;
  readonly max: number;
  /** At most this many characters (QT-01). */
  readonly maxDigits: number;
  /** How far + and − go. */
  readonly step: number;
  readonly isSaving: boolean;
  /** False: the quantity cannot be edited and `disabledReason` says why (QT-03). */
  readonly isEditable: boolean;
  readonly disabledReason: string | undefined;
  /** What a change brings about, e.g. that the applied coupon is cancelled (QT-04). */
  readonly hint: string | undefined;
  /** Limits in words, e.g. `최소 2개 · 최대 10개`. */
  readonly limitsText: string | undefined;
  /** Why the last change was refused (QT-05, WA-22). */
  readonly error: string | undefined;
  /** What a press would fix, e.g. the greatest quantity that is allowed. */
  readonly errorFixes: readonly ActionView[];
  readonly decrease: ActionView;
  readonly increase: ActionView;
  /** Said while it is saved. */
  readonly savingText: string;
}

/** What a unit costs (PG-18, PR-01, PR-02). */
export interface PriceBlockView {
  /** Undefined where nothing is taken off. */
  readonly oldPrice: string | undefined;
  /** e.g. `12%`; undefined for 0. */
  readonly percent: string | undefined;
  readonly price: string;
  /** e.g. `캐시백 300원`; undefined where nothing is given back (CB-01). */
  readonly cashbackText: string | undefined;
  /** The whole block as a sentence. */
  readonly accessibleText: string;
  /** Of the button that opens the unit's ledger (PR-08). */
  readonly ledgerLabel: string;
}

/** An addition bought with the item. */
export interface AdditionView {
  readonly key: string;
  readonly text: string;
  readonly amount: string;
}

/** Why a unit cannot be ordered, and the button that deletes it (PG-13). */
export interface UnorderableView {
  readonly reason: string;
  readonly deleteUnit: ActionView;
}

/** One line of the cart. */
export interface UnitView {
  readonly id: CartUnitId;
  readonly domId: string;
  readonly box: BoxView;
  readonly isSelected: boolean;
  /** Says that it blocks the order; the reason is shown beside the order button (CK-18). */
  readonly concern: string | undefined;
  readonly canSelect: boolean;
  readonly image: ImageView;
  readonly name: string;
  /** Undefined where the item has no page. */
  readonly link: ItemLinkView | undefined;
  readonly optionLabel: string;
  readonly optionText: string;
  /** Opens the options of its item; undefined where it has none. */
  readonly changeOptions: ActionView | undefined;
  readonly additionsLabel: string;
  readonly additions: readonly AdditionView[];
  readonly badge: BadgeView | undefined;
  readonly deliveryText: string | undefined;
  readonly labels: readonly LabelView[];
  readonly quantity: QuantityFieldView;
  readonly price: PriceBlockView;
  /** What opens its coupons; not there where it takes none at all. */
  readonly coupon?: CouponButtonView | undefined;
  readonly unorderable: UnorderableView | undefined;
  readonly deleteUnit: ActionView;
  /** Its quantity is being saved or it is being deleted: the row dims, the rest stays usable. */
  readonly isUpdating: boolean;
  readonly updatingText: string | undefined;
}

/** What opens a unit's coupons (CP-11); its label is what those in use take off. Pressed by who may not use coupons yet, it leads to an alert that says why. */
export interface CouponButtonView extends ActionView {
  /** The same in words, e.g. `쿠폰 적용 −3,000원`; undefined where none is in use. */
  readonly appliedText: string | undefined;
  /** Shown beside it until it is closed; on one unit of the page at most (CP-13). */
  readonly prompt: CouponPromptView | undefined;
}

/** A prompt to use coupons. */
export interface CouponPromptView {
  readonly text: string;
  readonly dismiss: ActionView;
}
