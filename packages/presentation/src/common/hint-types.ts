import type { NudgeType, RecommendationKind } from '@baguni/domain';
import type { ActionView, ImageView, LinkView } from './common-types.ts';

export interface OfflineView {
  readonly title: string;
  readonly text: string;
}

export interface NudgeView {
  readonly type: NudgeType;
  readonly domId: string;
  readonly title: string;
  readonly text: string;
  readonly cards: readonly { readonly key: string; readonly name: string; readonly text: string }[];
  /** Offered action, or undefined if the nudge only informs. */
  readonly follow: ActionView | undefined;
  /** Link to a gateway page in a new window, or undefined. */
  readonly link: (LinkView & { readonly accessibleName: string }) | undefined;
  readonly dismiss: ActionView;
}

export interface RecommendedItemView {
  readonly key: string;
  readonly name: string;
  readonly image: ImageView;
  readonly price: string;
  readonly seller: string;
  readonly least: string | undefined;
  readonly add: ActionView;
}

export interface RecommendationsView {
  readonly kind: RecommendationKind;
  readonly heading: string;
  /** Display counter; each display is reported once. */
  readonly showing: number;
  readonly items: readonly RecommendedItemView[];
  /** Undefined if there is only one list. */
  readonly next: ActionView | undefined;
}

export interface PriceSignalsView {
  readonly heading: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly hasFallen: boolean;
    readonly text: string;
    readonly amounts: string;
    readonly visit: ActionView;
  }[];
}

export interface UnitVisitView {
  readonly domId: string;
  /** Announcement for screen readers. */
  readonly text: string;
  /** True if the shopper requested it: moves the focus. */
  readonly takesFocus: boolean;
  readonly count: number;
}

/** The same-day store that the page opened with. */
export interface ExpressShopView {
  readonly text: string;
  readonly open: ActionView;
}
