import type {
  BsdEvent,
  BsdEventTag,
  CashbackTerms,
  CouponPolicyNo,
  ExtraDiscountCandidate,
  ItemNo,
  ItemPurchaseBenefits,
  SmileCardNudgeCoupon,
  Won,
} from '@baguni/domain';
import type { InEachLanguage } from './rows.ts';

/** A card offer, worded in every language (ND-04). */
export interface CardOffer extends Omit<SmileCardNudgeCoupon, 'cardName'> {
  readonly cardName: InEachLanguage<string>;
}

/** What the big sale says of an item, worded in every language (CM-31). */
export interface StoredBsdEvent extends Omit<BsdEvent, 'bannerText'> {
  readonly bannerText: InEachLanguage<string>;
}

/** Items that are shown because of another one, the best first. */
export interface RelatedItems {
  readonly itemNo: ItemNo;
  readonly related: readonly ItemNo[];
}

/** An item's price was another until a moment. */
export interface PriceChange {
  readonly itemNo: ItemNo;
  /** The price of one piece until then, in won. */
  readonly before: Won;
  /** Milliseconds since 1970 UTC. */
  readonly changedAt: number;
}

/** What a tenant offers beside its catalogue; plain JSON. */
export interface Offers {
  /** Also those that are over: they never apply (DC-04). */
  readonly extraDiscounts: readonly ExtraDiscountCandidate[];
  readonly cashbacks: readonly CashbackTerms[];
  readonly cards: readonly CardOffer[];
  /** The tag of the big sale (CM-30), what it says of items (CM-31), and what comes with buying items (CM-32); left out in rows of a time before. */
  readonly bsdTag?: BsdEventTag;
  readonly bsdEvents?: readonly StoredBsdEvent[];
  readonly benefits?: readonly ItemPurchaseBenefits[];
  /** What was bought together with an item (RC-01); left out where nothing is known. */
  readonly boughtTogether?: readonly RelatedItems[];
  /** What is like an item (RC-01); left out where nothing is known. */
  readonly similar?: readonly RelatedItems[];
  /** How prices have changed (RC-03); left out where nothing is known. */
  readonly priceChanges?: readonly PriceChange[];
  /** The coupon that a new member of the club is given; left out where there is none (CL-06). */
  readonly welcomeGift?: CouponPolicyNo;
}

/** A tenant that offers nothing. */
export const noOffers: Offers = { extraDiscounts: [], cashbacks: [], cards: [] };
