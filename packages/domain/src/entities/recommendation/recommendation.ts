import type { CartUnitId, ItemNo } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** An item that is recommended: it can be put into the cart as it is, with nothing to choose (RC-04). */
export interface RecommendedItem {
  /** Its number at the marketplace. */
  readonly itemNo: ItemNo;
  /** Text as the seller wrote it; never markup. */
  readonly itemName: string;
  /** Empty where there is no picture (PG-14). */
  readonly itemImageUrl: string;
  /** Price of one piece, in won. */
  readonly itemSellPrice: Won;
  /** Who sells it. */
  readonly sellerName: string;
  /** The least pieces that can be put in (QT-02). */
  readonly minQuantity: number;
}

/** The items that are recommended because of one item of the cart, its seed. */
export interface RecommendedList {
  /** The item of the cart that they go with. */
  readonly seedItemNo: ItemNo;
  /** The seed's name, for the heading. */
  readonly seedItemName: string;
  /** What is recommended, best first; fewer than four are not shown (RC-01). */
  readonly items: readonly RecommendedItem[];
}

/** What the lists are made of: what others bought with the seed, or what goes with it. */
export const recommendationKinds = ['BoughtTogether', 'Similar'] as const;
/** From which call the lists come (CM-34, CM-35). */
export type RecommendationKind = (typeof recommendationKinds)[number];

/** The lists of a cart and which of them shows (RC-01). */
export interface Recommendations {
  /** What the lists have in common with their seeds. */
  readonly kind: RecommendationKind;
  /** One list a seed, those that are long enough (RC-01). */
  readonly lists: readonly RecommendedList[];
  /** Which of the lists shows. */
  readonly at: number;
  /** Counts the showings: what was reported of one is not reported again (RC-02). */
  readonly showing: number;
}

/** What is reported of a showing: that it was drawn (CM-37), and that it stood where it is seen (CM-36). */
export const impressions = ['Drawn', 'Seen'] as const;
/** A report of a showing, each sent once (RC-02). */
export type Impression = (typeof impressions)[number];

/** The price of a unit's item has changed since the unit was put in (RC-03). */
export interface PriceSignal {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** The price of one piece before, in won. */
  readonly before: Won;
  /** The price of one piece now, in won. */
  readonly now: Won;
}

/** Why the page goes to a unit: a signal led to the page, the shopper has put it in, or has pressed its price change or news of it. */
export const unitVisitReasons = ['Signal', 'Added', 'PriceChange', 'News'] as const;

/** A unit that the page goes to: scrolls to it and marks it (LS-07, PG-12). */
export interface UnitVisit {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** What led there. */
  readonly reason: (typeof unitVisitReasons)[number];
  /** Rises with each visit, so that the same unit can be gone to again. */
  readonly count: number;
}
