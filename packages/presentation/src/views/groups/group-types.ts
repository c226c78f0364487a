import type { CartUnitId, SellerGroupType } from '@baguni/domain';
import type { ActionView, AmountView, BadgeView, BoxView, LabelView } from '../common/common-types.ts';

/** How far it is to free shipping (FG-01). */
export type GaugeView =
  | { readonly type: 'NONE' }
  /** Its fee is on the way: the place is kept, so that nothing moves when it comes (FG-02). */
  | { readonly type: 'PENDING' }
  | {
      readonly type: 'GAUGE';
      readonly text: string;
      /** Name of the bar for assistive technology. */
      readonly label: string;
      /** 0 to 99 */
      readonly percent: number;
    }
  /** Some parcels ship free, and others cannot; `percent`: how many of them. */
  | { readonly type: 'PARTLY_FREE'; readonly text: string; readonly percent: number }
  | { readonly type: 'FREE_SHIPPING'; readonly text: string };

/** Items − discounts + shipping = price (PR-05). */
export interface FootView {
  readonly label: string;
  /** Said as one sentence, e.g. `2 items selected: ₩12,000 …`. */
  readonly text: string;
  readonly parts: readonly AmountView[];
  /** False while shipping is not known (SH-05). */
  readonly isShippingKnown: boolean;
}

/** The card of a seller group (TR-02). */
export interface SellerGroupView {
  readonly key: string;
  /** Unique on the page, made without data from outside; prefix of ids inside the card. */
  readonly domId: string;
  readonly type: SellerGroupType;
  readonly name: string;
  /** Undefined where the link was missing. A link from data is checked by the page before it is used (RD-1). */
  readonly href: string | undefined;
  readonly badge: BadgeView | undefined;
  readonly branchText: string | undefined;
  readonly box: BoxView;
  readonly gauge: GaugeView;
  readonly shippingGroupKeys: readonly string[];
  /** Units of it, whatever is selected. */
  readonly unitCount: number;
  /** No window shows it before it is scrolled. */
  readonly isBelow: boolean;
  readonly countText: string;
  /** Undefined where it would say again what a single row says, or nothing is selected. */
  readonly foot: FootView | undefined;
}

/** Units of one parcel with their fee (SH-04, SH-07). */
export interface ShippingGroupView {
  readonly key: string;
  readonly domId: string;
  /** Name of the group for assistive technology. */
  readonly label: string;
  readonly feeLabel: string;
  /** Undefined where the fee is hidden (SH-07). */
  readonly feeText: string | undefined;
  /** False: the fee is not known (SH-05) and `feeText` says so. */
  readonly isKnown: boolean;
  /** From which amount it ships free, where it does. */
  readonly conditionText: string | undefined;
  readonly labels: readonly LabelView[];
  readonly itemGroupKeys: readonly string[];
}

/** Units of one item (TR-01, PR-04). */
export interface ItemGroupView {
  readonly key: string;
  readonly domId: string;
  readonly label: string;
  readonly unitIds: readonly CartUnitId[];
  /** Totals of the selected units; shown where the item stands in several units. */
  readonly summary: readonly AmountView[];
  /** Opens the coupons of all its units at once (CP-12); none for a single unit. */
  readonly coupons: ActionView | undefined;
  readonly showsSummary: boolean;
}
