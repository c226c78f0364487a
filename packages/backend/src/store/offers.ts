import type {
  BsdEvent,
  BsdEventTag,
  CouponPolicyNo,
  ExtraDiscountCandidate,
  ItemNo,
  ItemPurchaseBenefits,
  SmileCardNudgeCoupon,
  Won,
} from '@baguni/domain/internal';
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

/**
 * Terms of a whole tenant. What is for some items is stored separately (`ItemOffers`, cashbacks), so that the size of the
 * catalogue does not matter.
 */
export interface Offers {
  readonly extraDiscounts: readonly ExtraDiscountCandidate[];
  readonly cards: readonly CardOffer[];
  /** Tag of the big sale (CM-30). */
  readonly bsdTag?: BsdEventTag;
  readonly welcomeGift?: CouponPolicyNo;
}

/** Offers by item. Lists may have several entries of an item. */
export interface ItemOffers {
  readonly bsdEvents: readonly StoredBsdEvent[];
  readonly benefits: readonly ItemPurchaseBenefits[];
  readonly boughtTogether: readonly RelatedItems[];
  readonly similar: readonly RelatedItems[];
  readonly priceChanges: readonly PriceChange[];
}

/** True if both have the same terms; a store may have kept further fields. */
export const isSameOffers = (one: Offers, other: Offers): boolean => {
  const termsOf = ({ extraDiscounts, cards, bsdTag, welcomeGift }: Offers): string =>
    JSON.stringify([extraDiscounts, cards, bsdTag, welcomeGift]);
  return termsOf(one) === termsOf(other);
};

export const noOffers: Offers = { extraDiscounts: [], cards: [] };

/** One list of one item. */
export interface NameOfEntries {
  readonly kind: keyof ItemOffers;
  readonly itemNo: ItemNo;
}

/** The entries of one list for one item. */
export interface EntriesOfItem extends NameOfEntries {
  readonly entries: readonly unknown[];
}

const kinds = ['bsdEvents', 'benefits', 'boughtTogether', 'similar', 'priceChanges'] as const;

/** Groups lists by their items, for stores. */
export const entriesByItem = (lists: Partial<ItemOffers>): readonly EntriesOfItem[] =>
  kinds.flatMap((kind) => {
    const all: readonly { readonly itemNo: ItemNo }[] = lists[kind] ?? [];
    return [...Map.groupBy(all, ({ itemNo }) => itemNo)].map(([itemNo, entries]) => ({ kind, itemNo, entries }));
  });
