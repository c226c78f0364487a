import type { CartUnitId, EntryKind } from '@baguni/domain';
import type { ActionView, AmountLineView, AmountView, ImageView } from '../common/common-types.ts';

/** A row of the order summary; opens into its ledger where it has lines (PR-08). */
export interface SummaryRowView {
  readonly key: AmountView['key'] | 'ExtraDiscount' | 'Cashback';
  readonly kinds: readonly EntryKind[];
  readonly label: string;
  readonly amount: string;
  /** The same in the chosen currency; undefined while won is chosen (OV-13). */
  readonly inCurrency: string | undefined;
  readonly tone: 'Plain' | 'Discount' | 'Free';
  /** Whether it opens: there is a ledger, and words for it. */
  readonly hasLines: boolean;
  /** Worked out when they are read: a row that is closed costs no words of its ledger. */
  readonly lines: readonly AmountLineView[];
  /** Name of the button that opens the lines. */
  readonly toggleLabel: string;
}

/** A reason that blocks the order, with what removes it (CK-18). */
export interface BlockerView {
  readonly key: string;
  readonly text: string;
  /** Of the first of the items that it concerns. */
  readonly pictures: readonly (ImageView & { readonly key: CartUnitId })[];
  /** The items that it concerns: the first by their names, the others by how many they are; empty where it concerns none. */
  readonly names: string;
  readonly fixes: readonly ActionView[];
}

/** What blocks the order (CK-18). */
export interface BlockersView {
  /** How many reasons there are; of an invitation, what it says. */
  readonly title: string;
  /** Nothing is selected, which is no fault: it is said calmly, with what selects. */
  readonly isInvitation: boolean;
  /** One press for all of several reasons, giving up as little as can be. */
  readonly fixAll: ActionView | undefined;
  readonly reasons: readonly BlockerView[];
}

/** The order summary (PG-09). */
export interface SummaryView {
  readonly title: string;
  readonly countText: string;
  readonly rows: readonly SummaryRowView[];
  readonly payableLabel: string;
  readonly payable: string;
  readonly payableInCurrency: string | undefined;
  readonly isUpdating: boolean;
  readonly updatingText: string;
  /** e.g. that shipping is not known (SH-05), that a coupon was cancelled (QT-08). */
  readonly notices: readonly string[];
  /** None where nothing blocks the order, and before its rules have come. */
  readonly blockers: BlockersView | undefined;
  readonly order: ActionView;
}

/** How far the next extra discount is, and how much cashback is given when (DC-05, CB-02). */
export interface OffersView {
  /** e.g. `12,000원 더 선택하면 5,000원 할인돼요`: how far the next extra discount is, then what each promotion still lacks. */
  readonly nudges: readonly string[];
  /** Opens into its amounts by type; none where nothing is given back. */
  readonly cashback: SummaryRowView | undefined;
  /** From when it can be used. */
  readonly cashbackDates: readonly string[];
}

/** The bar at the bottom on mobile. */
export interface OrderBarView {
  readonly label: string;
  readonly payableLabel: string;
  readonly payable: string;
  readonly discountText: string | undefined;
  readonly blockers: BlockersView | undefined;
  readonly order: ActionView;
}
