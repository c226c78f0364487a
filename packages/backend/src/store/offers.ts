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

export interface CardOffer extends Omit<SmileCardNudgeCoupon, 'cardName'> {
  readonly cardName: InEachLanguage<string>;
}

/** A sale event of an item in every language (CM-31). */
export interface StoredBsdEvent extends Omit<BsdEvent, 'bannerText'> {
  readonly bannerText: InEachLanguage<string>;
}

/** Items related to another item, best first. */
export interface RelatedItems {
  readonly itemNo: ItemNo;
  readonly related: readonly ItemNo[];
}

/** A past price of an item and the time of its change. */
export interface PriceChange {
  readonly itemNo: ItemNo;
  /** Former price per piece in won. */
  readonly before: Won;
  /** Ms since 1970 UTC. */
  readonly changedAt: number;
}

export interface Offers {
  readonly extraDiscounts: readonly ExtraDiscountCandidate[];
  readonly cashbacks: readonly CashbackTerms[];
  readonly cards: readonly CardOffer[];
  /** Tag of the big sale (CM-30); missing in older rows, like the events (CM-31) and benefits (CM-32). */
  readonly bsdTag?: BsdEventTag;
  readonly bsdEvents?: readonly StoredBsdEvent[];
  readonly benefits?: readonly ItemPurchaseBenefits[];
  readonly boughtTogether?: readonly RelatedItems[];
  readonly similar?: readonly RelatedItems[];
  readonly priceChanges?: readonly PriceChange[];
  readonly welcomeGift?: CouponPolicyNo;
}

export const noOffers: Offers = { extraDiscounts: [], cashbacks: [], cards: [] };
