import type { NudgeType, RecommendationKind } from '@baguni/domain';
import type { ActionView, ImageView, LinkView } from '../views/common/common-types.ts';

/** That there is no connection (ER-02). */
export interface OfflineView {
  readonly title: string;
  readonly text: string;
}

/** The nudge that shows (ND-01). */
export interface NudgeView {
  readonly type: NudgeType;
  readonly domId: string;
  readonly title: string;
  readonly text: string;
  /** Cards by what they take off, greatest first (ND-04). */
  readonly cards: readonly { readonly key: string; readonly name: string; readonly text: string }[];
  /** What it offers to do; undefined where it only tells (ND-01). */
  readonly follow: ActionView | undefined;
  /** The page of a gateway where it leads, in a window of its own (RT-09); undefined where it leads nowhere. */
  readonly link: (LinkView & { readonly accessibleName: string }) | undefined;
  readonly dismiss: ActionView;
}

/** An item that is recommended, with its button (RC-04). */
export interface RecommendedItemView {
  readonly key: string;
  readonly name: string;
  readonly image: ImageView;
  readonly price: string;
  readonly seller: string;
  /** From how many pieces, where one is too few. */
  readonly least: string | undefined;
  readonly add: ActionView;
}

/** The list of one seed (RC-01). */
export interface RecommendationsView {
  readonly kind: RecommendationKind;
  readonly heading: string;
  /** Which showing it is: each is reported once (RC-02). */
  readonly showing: number;
  readonly items: readonly RecommendedItemView[];
  /** Undefined where there is one list alone. */
  readonly next: ActionView | undefined;
}

/** Units whose price has changed (RC-03). */
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

/** A unit that the page goes to and marks (LS-07, PG-12). */
export interface UnitVisitView {
  readonly domId: string;
  /** What is said of it to who does not see it. */
  readonly text: string;
  /** The shopper asked for it: the focus goes along. */
  readonly takesFocus: boolean;
  readonly count: number;
}

/** The same-day shop that the page began with (LS-08). */
export interface ExpressShopView {
  readonly text: string;
  /** Opens the gateway to its branch. */
  readonly open: ActionView;
}
