import type { CartUnitId, ItemNo } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

export interface RecommendedItem {
  readonly itemNo: ItemNo;
  /** Seller’s text; never markup. */
  readonly itemName: string;
  /** Empty if there is no picture. */
  readonly itemImageUrl: string;
  /** Price of one piece, in won. */
  readonly itemSellPrice: Won;
  readonly sellerName: string;
  readonly minQuantity: number;
  /** True if options must be chosen on the page of the item; others can be added directly. */
  readonly needsChoice?: boolean;
}

/** Items recommended for one item of the cart, the seed. */
export interface RecommendedList {
  readonly seedItemNo: ItemNo;
  readonly seedItemName: string;
  /** Best first; fewer than four are not shown, except items bought before. */
  readonly items: readonly RecommendedItem[];
}

/** `BoughtBefore`: items of the buyer’s own orders, for an empty cart. */
export const recommendationKinds = ['BoughtTogether', 'Similar', 'BoughtBefore'] as const;
export type RecommendationKind = (typeof recommendationKinds)[number];

export interface Recommendations {
  readonly kind: RecommendationKind;
  /** One list per seed, if long enough. */
  readonly lists: readonly RecommendedList[];
  readonly at: number;
  /** Display counter; each display is reported once. */
  readonly showing: number;
}

/** Reported impressions: rendered (CM-37) and visible on screen (CM-36). */
export const impressions = ['Drawn', 'Seen'] as const;
export type Impression = (typeof impressions)[number];

/** A price change since the unit was added. */
export interface PriceSignal {
  readonly cartUnitId: CartUnitId;
  readonly before: Won;
  readonly now: Won;
}

/** Reasons for scrolling to a unit: link to the page, added, price change pressed, news pressed. */
export const unitVisitReasons = ['Signal', 'Added', 'PriceChange', 'News'] as const;

/** A unit to scroll to and highlight. */
export interface UnitVisit {
  readonly cartUnitId: CartUnitId;
  readonly reason: (typeof unitVisitReasons)[number];
  /** Increases with each visit, so that the same unit can be visited again. */
  readonly count: number;
}
