import {
  won,
  type ItemNo,
  type Won,
  itemNo,
  sellerKey,
  type BsdEvent,
  type BsdEventTag,
  type CashbackTerms,
  type CashbackType,
  type CouponTarget,
  type ExtraDiscountCandidate,
  type ItemPurchaseBenefits,
  type Language,
  type SmileCardNudgeCoupon,
} from '@baguni/domain/internal';
import { catalogueIn, itemNoOf, type CatalogueItem, pictureUrl } from './catalogue.ts';
import { sayIn, type Said, type Say, type Translations } from '../words/words.ts';
import { tables } from './tables.ts';

/** Items related to another item, best first. */
export interface RelatedItems {
  readonly itemNo: ItemNo;
  readonly related: readonly ItemNo[];
}

const MAX_RELATED = 10;

/** Items without options can be added with one click (RC-04). */
const isPlain = ({ options, saleStatus }: CatalogueItem): boolean => options.length === 0 && saleStatus === undefined;

type IsRelated = (a: CatalogueItem, b: CatalogueItem) => boolean;

/** Returns related items of each item, starting after the item itself so that the lists differ. */
const relatedBy = (isRelated: IsRelated): readonly RelatedItems[] => {
  const all = [...catalogueIn('ko').items.values()];
  return all.map((sold, i) => ({
    itemNo: sold.item.itemNo,
    related: [...all.slice(i + 1), ...all.slice(0, i)]
      .filter((other) => isPlain(other) && isRelated(sold, other))
      .slice(0, MAX_RELATED)
      .map(({ item }) => item.itemNo),
  }));
};

const isElsewhere: IsRelated = (a, b) => a.service === b.service && a.seller.sellerKey !== b.seller.sellerKey;
const isAlike: IsRelated = (a, b) => a.item.category.large === b.item.category.large;

/** Returns items of other sellers with the same delivery service (RC-01). */
export const boughtTogether = (): readonly RelatedItems[] => relatedBy(isElsewhere);
/** Returns items of the same category (RC-01). */
export const similarItems = (): readonly RelatedItems[] => relatedBy(isAlike);

/** Returns former prices: two above and one below today’s price (RC-03). */
export const pricesBefore = (): readonly { readonly itemNo: ItemNo; readonly before: Won }[] => {
  const changed = (name: Parameters<typeof itemNoOf>[0], by: number) => {
    const no = itemNoOf(name);
    const now = catalogueIn('ko').items.get(no)?.item.itemSellPrice ?? won(0);
    return { itemNo: no, before: won(now + by) };
  };
  return [changed('linen-curtain', 6000), changed('fresh-eggs', -700), changed('frying-pan', 3000)];
};

export const PRICES_CHANGED_AGO_MS = 4 * 60 * 60 * 1000;

const GOOD_UNTIL = '2036-12-31T14:59:59.999Z';
const OVER_SINCE = '2025-08-31T14:59:59.999Z';
const USABLE_FROM = '2027-01-14T15:00:00.000Z';
const POINTS_FROM = '2027-01-20T15:00:00.000Z';

const amountOff = (masterNo: string, from: number, off: number, endDate = GOOD_UNTIL): ExtraDiscountCandidate => ({
  masterNo,
  unit: 'Amount',
  baseAmount: won(from),
  discountAmount: won(off),
  discountRate: 0,
  maxDiscountAmount: undefined,
  endDate,
  sortOrder: 1,
});

/** One expired extra discount, one by amount and one by rate (DC-04). */
export const extraDiscounts: readonly ExtraDiscountCandidate[] = [
  amountOff('summer10000', 100_000, 10_000, OVER_SINCE),
  amountOff('autumn5000', 250_000, 5000),
  {
    ...amountOff('autumn3', 400_000, 0),
    unit: 'Rate',
    discountRate: 3,
    maxDiscountAmount: won(20_000),
    sortOrder: 2,
  },
];

const percent = (cashbackType: CashbackType, rate: number, max: number, target: CouponTarget): CashbackTerms => ({
  cashbackType,
  calcType: 'Rate',
  rate,
  amount: won(0),
  maxAmount: won(max),
  date: cashbackType === 'SsgPoint' ? POINTS_FROM : USABLE_FROM,
  target,
});

const everything: CouponTarget = { type: 'All' };

/** One cashback of every type (CB-01). */
export const cashbacks: readonly CashbackTerms[] = [
  percent('Item', 1, 5000, { type: 'LargeCategories', codes: [tables.categories.sports.large] }),
  {
    ...percent('Seller', 0, 0, { type: 'Sellers', sellerKeys: [sellerKey('haon'), sellerKey('noeul')] }),
    calcType: 'Amount',
    amount: won(500),
    maxAmount: undefined,
  },
  percent('SmilePay', 1, 2000, everything),
  percent('ClubDay', 2, 3000, everything),
  percent('SsgPoint', 0.5, 1000, everything),
];

export const cardOffersOf = <T>(say: Say<T>): readonly Said<SmileCardNudgeCoupon, 'cardName', T>[] =>
  Object.entries(tables.cards).map(([couponNo, { name, off, from }]) => ({
    couponNo,
    cardName: say(name),
    discountPrice: won(off),
    possiblePrice: won(from),
  }));

export const cardOffersIn = (language: Language): readonly SmileCardNudgeCoupon[] => cardOffersOf(sayIn(language));

const ITEMS_ON_SALE = ['310001', '310201'] as const;
const SALE_DATES = { startDate: '2026-01-01T00:00:00+09:00', endDate: GOOD_UNTIL };
const saleText: Translations = [
  '빅스마일데이, 오늘의 특가를 만나 보세요',
  'Big Smile Day: see today’s offers',
  '大促日：今日特惠',
  'ビッグスマイルデー、本日の特価',
];

export const bsdTag: BsdEventTag = {
  ...SALE_DATES,
  commonImgUrl: pictureUrl('apple'),
  globalImgUrl: pictureUrl('apple'),
};

export const bsdEventsOf = <T>(say: Say<T>): readonly Said<BsdEvent, 'bannerText', T>[] =>
  ITEMS_ON_SALE.map((no) => ({
    ...SALE_DATES,
    itemNo: itemNo(no),
    bigSmile: true,
    bannerText: say(saleText),
    dwebImageUrl: '',
    mwebImageUrl: '',
    textColor: '#ffffff',
    bgColor: '#0a5f3b',
  }));

export const purchaseBenefits: readonly ItemPurchaseBenefits[] = [
  { itemNo: itemNo(ITEMS_ON_SALE[0]), itemPurchaseBenefitList: [{ benefitType: 'Points' }, { benefitType: 'Gift' }] },
  { itemNo: itemNo(ITEMS_ON_SALE[1]), itemPurchaseBenefitList: [{ benefitType: 'InterestFree' }] },
];
