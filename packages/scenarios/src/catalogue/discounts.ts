import { won, type Discount, type DiscountType, type Language } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { inLanguage, type Translations } from '../words/words.ts';

/** A discount in short: per cent of the price, or won off each piece, from a number of pieces or won. */
interface DiscountRow {
  readonly type: DiscountType;
  readonly words: Translations;
  readonly percent?: number;
  /** Won off each piece. */
  readonly off?: number;
  readonly fromPieces?: number;
  /** Won of the units together. */
  readonly fromWon?: number;
  /** The most it takes off, in won. */
  readonly max?: number;
  readonly maxPieces?: number;
}

const seller: Translations = ['판매자 할인', 'Seller discount', '卖家折扣', '販売者割引'];
const deal: Translations = ['상품 특가 할인', 'Item deal', '单品特惠', '商品特別割引'];
const member: Translations = ['회원 등급 할인', 'Member discount', '会员等级折扣', '会員ランク割引'];
const partner: Translations = ['제휴 할인', 'Partner discount', '合作渠道折扣', '提携割引'];

const table = {
  seller5: { type: 'Seller', words: seller, percent: 5 },
  seller10: { type: 'Seller', words: seller, percent: 10, max: 5000 },
  seller15: { type: 'Seller', words: seller, percent: 15 },
  seller20: { type: 'Seller', words: seller, percent: 20, max: 20_000 },
  seller30: { type: 'Seller', words: seller, percent: 30, maxPieces: 2 },
  deal500: { type: 'Ebay', words: deal, off: 500 },
  deal1000: { type: 'Ebay', words: deal, off: 1000 },
  deal2000: { type: 'Ebay', words: deal, off: 2000 },
  deal10000: { type: 'Ebay', words: deal, off: 10_000, maxPieces: 1 },
  deal50000: { type: 'Ebay', words: deal, off: 50_000 },
  member3: { type: 'Member', words: member, percent: 3, max: 3000 },
  member5: { type: 'Member', words: member, percent: 5, max: 10_000 },
  partner2: { type: 'Partnership', words: partner, percent: 2, max: 2000 },
  partner500: { type: 'Partnership', words: partner, off: 500 },
  bundleFruit: {
    type: 'Bundle',
    words: ['과일 3만원 이상 5%', '5% off fruit from ₩30,000', '水果满3万韩元享95折', '果物3万ウォン以上で5%割引'],
    percent: 5,
    fromWon: 30_000,
  },
  bundleSocks: {
    type: 'Bundle',
    words: ['2개 이상 10%', '10% off from 2 pieces', '满2件享9折', '2点以上で10%割引'],
    percent: 10,
    fromPieces: 2,
  },
  bundleBeauty: {
    type: 'Bundle',
    words: [
      '뷰티 2개 이상 개당 2,000원',
      '₩2,000 off each from 2 pieces',
      '美妆满2件每件减2,000韩元',
      'コスメ2点以上で1点2,000ウォン引き',
    ],
    off: 2000,
    fromPieces: 2,
    max: 10_000,
  },
  bundleCamp: {
    type: 'Bundle',
    words: [
      '캠핑 용품 3만원 이상 7%',
      '7% off camping from ₩30,000',
      '露营用品满3万韩元享93折',
      'キャンプ用品3万ウォン以上で7%割引',
    ],
    percent: 7,
    fromWon: 30_000,
    max: 15_000,
  },
  bundleSnack: {
    type: 'Bundle',
    words: ['간식 3개 이상 15%', '15% off snacks from 3 pieces', '零食满3件享85折', 'おやつ3点以上で15%割引'],
    percent: 15,
    fromPieces: 3,
  },
} satisfies Record<string, DiscountRow>;

/** A discount, by its name in the tables; also its number, so that items that share a bundle earn it together (DC-02). */
export type DiscountName = keyof typeof table;

const rows: Readonly<Record<DiscountName, DiscountRow>> = table;

/** A discount as a page of that language shows it (DC-01). */
export const discountIn = (name: DiscountName, language: Language): Discount => {
  const row = rows[name];
  return {
    discountNo: name,
    discountType: row.type,
    displayName: inLanguage(row.words, language),
    policy: {
      basisKind: row.fromWon === undefined ? 'Quantity' : 'Amount',
      calcType: row.percent === undefined ? 'Amount' : 'Rate',
      calcTypeSub: O.none,
      discountRate: row.percent ?? 0,
      discountPrice: won(row.off ?? 0),
      minApplyCondition: row.fromWon ?? row.fromPieces ?? 1,
      maxDiscountPrice: O.fromNullable(row.max === undefined ? undefined : won(row.max)),
      maxAppliedQuantity: O.fromNullable(row.maxPieces),
    },
  };
};
