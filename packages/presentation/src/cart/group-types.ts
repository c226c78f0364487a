import type { CartUnitId, SellerGroupType } from '@baguni/domain';
import type { ActionView, AmountView, BadgeView, BoxView, LabelView } from '../common/common-types.ts';

export type GaugeView =
  | { readonly type: 'NONE' }
  /** The fee is pending: reserves the space, so that the layout stays stable. */
  | { readonly type: 'PENDING' }
  | {
      readonly type: 'GAUGE';
      readonly text: string;
      readonly label: string;
      /** 0 to 99. */
      readonly percent: number;
    }
  /** Some parcels ship free and the others never do; `percent` is the share of free ones. */
  | { readonly type: 'PARTLY_FREE'; readonly text: string; readonly percent: number }
  | { readonly type: 'FREE_SHIPPING'; readonly text: string };

/** Items − discounts + shipping = price. */
export interface FootView {
  readonly label: string;
  /** One sentence, e.g. `2 items selected: ₩12,000 …`. */
  readonly text: string;
  readonly parts: readonly AmountView[];
  /** False while shipping is unknown. */
  readonly isShippingKnown: boolean;
}

export interface SellerGroupView {
  readonly key: string;
  /** Unique on the page, made without external data; prefix of IDs in the card. */
  readonly domId: string;
  readonly type: SellerGroupType;
  readonly name: string;
  /** Undefined without a link. External links are validated before use (RD-1). */
  readonly href: string | undefined;
  readonly badge: BadgeView | undefined;
  readonly branchText: string | undefined;
  readonly box: BoxView;
  readonly gauge: GaugeView;
  readonly shippingGroupKeys: readonly string[];
  /** All units, selected or not. */
  readonly unitCount: number;
  /** True if it is below any window before scrolling. */
  readonly isBelow: boolean;
  readonly countText: string;
  /** Undefined without a selection, or if a single row already shows the same. */
  readonly foot: FootView | undefined;
}

export interface ShippingGroupView {
  readonly key: string;
  readonly domId: string;
  readonly label: string;
  readonly feeLabel: string;
  readonly feeText: string | undefined;
  /** False: the fee is unknown and `feeText` shows that. */
  readonly isKnown: boolean;
  readonly conditionText: string | undefined;
  readonly labels: readonly LabelView[];
  readonly itemGroupKeys: readonly string[];
}

export interface ItemGroupView {
  readonly key: string;
  readonly domId: string;
  readonly label: string;
  readonly unitIds: readonly CartUnitId[];
  readonly summary: readonly AmountView[];
  /** Opens the coupons of all its units at once; undefined for a single unit. */
  readonly coupons: ActionView | undefined;
  readonly showsSummary: boolean;
}
