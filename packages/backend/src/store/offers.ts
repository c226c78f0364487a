import type {
  CartUnit,
  CouponTarget,
  BsdEvent,
  BsdEventTag,
  CouponPolicyNo,
  ExtraDiscountCandidate,
  ItemNo,
  ItemPurchaseBenefits,
  SmileCardNudgeCoupon,
  Won,
} from '@baguni/domain/internal';
import type { CouponPolicy, InEachLanguage } from './rows.ts';

const ALL = 'All';
const keyOf = (type: CouponTarget['type'], value: string): string => `${type}/${value}`;

const keyOfField = (field: string, value: unknown): string => keyOf('Field', JSON.stringify([field, value]));

/** Returns the keys of a target, under which stores find a policy. */
export const keysOfTarget = (target: CouponTarget): readonly string[] => {
  switch (target.type) {
    case 'All':
      return [ALL];
    case 'Items':
      return target.itemNos.map((no) => keyOf('Items', no));
    case 'Sellers':
      return target.sellerKeys.map((key) => keyOf('Sellers', key));
    case 'LargeCategories':
      return target.codes.map((code) => keyOf('LargeCategories', code));
    case 'Field':
      return [keyOfField(target.field, target.is)];
  }
};

/** Returns the last moment of a policy in ms since 1970 UTC; -1 if its date is invalid. */
export const expiryOf = ({ expiredDate }: Pick<CouponPolicy, 'expiredDate'>): number => {
  const ms = Date.parse(expiredDate);
  return Number.isNaN(ms) ? -1 : ms;
};

/** Returns the keys of all policies that may be for one of these units. */
export const targetsOf = (units: readonly Pick<CartUnit, 'item' | 'seller'>[]): readonly string[] => {
  const own = units.flatMap(({ item, seller }) => [
    keyOf('Items', item.itemNo),
    keyOf('Sellers', seller.sellerKey),
    keyOf('LargeCategories', item.category.large),
    ...Object.entries(item.fields ?? {}).map(([name, value]) => keyOfField(name, value)),
  ]);
  return units.length === 0 ? [] : [ALL, ...new Set(own)];
};

export interface CardOffer extends Omit<SmileCardNudgeCoupon, 'cardName'> {
  readonly cardName: InEachLanguage<string>;
}

/** A sale event of an item in every language (CM-31). */
export interface StoredBsdEvent extends Omit<BsdEvent, 'bannerText'> {
  readonly bannerText: InEachLanguage<string>;
}

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

/** Terms of a whole tenant. Those of items are stored separately, because a catalogue can be large. */
export interface Offers {
  readonly extraDiscounts: readonly ExtraDiscountCandidate[];
  readonly cards: readonly CardOffer[];
  /** Tag of the big sale (CM-30). */
  readonly bsdTag?: BsdEventTag;
  readonly welcomeGift?: CouponPolicyNo;
}

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

export interface NameOfEntries {
  readonly kind: keyof ItemOffers;
  readonly itemNo: ItemNo;
}

export interface EntriesOfItem extends NameOfEntries {
  readonly entries: readonly unknown[];
}
