import type { CartUnitId, EntryKind } from '@baguni/domain';
import type { ActionView, AmountLineView, AmountView, ImageView } from '../common/common-types.ts';

/** A summary row, expandable if it has lines. */
export interface SummaryRowView {
  readonly key: AmountView['key'] | 'ExtraDiscount' | 'Cashback';
  readonly kinds: readonly EntryKind[];
  readonly label: string;
  readonly amount: string;
  readonly inCurrency: string | undefined;
  readonly tone: 'Plain' | 'Discount' | 'Free';
  /** True if a ledger and its words are available. */
  readonly hasLines: boolean;
  /** Lazy: a closed row builds no texts. */
  readonly lines: readonly AmountLineView[];
  readonly toggleLabel: string;
}

export interface BlockerView {
  readonly key: string;
  readonly text: string;
  readonly pictures: readonly (ImageView & { readonly key: CartUnitId })[];
  /** Names of the first affected items and the number of others; may be empty. */
  readonly names: string;
  readonly fixes: readonly ActionView[];
}

export interface BlockersView {
  /** Number of reasons, or the text of an invitation. */
  readonly title: string;
  /** Nothing is selected: a neutral hint with a select button, not an error. */
  readonly isInvitation: boolean;
  /** One button for several reasons, with the smallest change. */
  readonly fixAll: ActionView | undefined;
  readonly reasons: readonly BlockerView[];
}

export interface SummaryView {
  readonly title: string;
  readonly countText: string;
  readonly rows: readonly SummaryRowView[];
  readonly payableLabel: string;
  readonly payable: string;
  readonly payableInCurrency: string | undefined;
  readonly isUpdating: boolean;
  readonly updatingText: string;
  /** E.g. unknown shipping (SH-05), or a cancelled coupon (QT-08). */
  readonly notices: readonly string[];
  /** Undefined without blockers, or before the rules are loaded. */
  readonly blockers: BlockersView | undefined;
  readonly order: ActionView;
}

export interface OffersView {
  /** E.g. `12,000원 더 선택하면 5,000원 할인돼요`: for the next extra discount, then for each promotion. */
  readonly nudges: readonly string[];
  /** Expandable by type; undefined without cashback. */
  readonly cashback: SummaryRowView | undefined;
  readonly cashbackDates: readonly string[];
}

export interface OrderBarView {
  readonly label: string;
  readonly payableLabel: string;
  readonly payable: string;
  readonly discountText: string | undefined;
  readonly blockers: BlockersView | undefined;
  readonly order: ActionView;
}
