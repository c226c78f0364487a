import { option as O } from 'fp-ts';
import {
  asApplied,
  couponIssueNo,
  couponPolicyNo,
  noCouponFlags,
  sellerKey,
  won,
  type AppliedCoupon,
  type CartUnitId,
  type Coupon,
  type CouponFlags,
  type CouponTarget,
  type Language,
} from '@baguni/domain';
import { inLanguage, type Translations } from '../words/words.ts';
import { itemNoOf } from './catalogue.ts';
import { categories, type CategoryName } from './categories.ts';
import type { ItemName } from './items/index.ts';
import type { SellerName } from './sellers.ts';

/** How a coupon is downloaded: by itself when it is recommended, or by the shopper (CP-14). */
interface Download {
  readonly how: 'Auto' | 'Manual';
  /** How many there are in all; not limited where left out. */
  readonly limit?: number;
}

/** A coupon in short: per cent or won, from a least purchase, up to a most. */
interface CouponRow {
  readonly type: AppliedCoupon['couponType'];
  readonly words: Translations;
  readonly percent?: number;
  readonly off?: number;
  readonly from: number;
  /** 0: no limit. */
  readonly max: number;
  readonly flags?: readonly (keyof CouponFlags)[];
  /** Which units it is for; all where left out. */
  readonly items?: readonly ItemName[];
  readonly seller?: SellerName;
  readonly category?: CategoryName;
  /** The payment method that it is restricted to (CP-06). */
  readonly payment?: Translations;
  readonly isOver?: true;
  /** Left out for a coupon that is given and not downloaded. */
  readonly download?: Download;
}

const dawnCard: Translations = ['새벽카드', 'Dawn Card', '晨光卡', 'あけぼのカード'];

const table = {
  welcome3000: {
    type: 'BuyerCoupon',
    words: ['첫 구매 3,000원 쿠폰', '₩3,000 welcome coupon', '新人3,000韩元优惠券', 'はじめての3,000ウォンクーポン'],
    off: 3000,
    from: 10_000,
    max: 0,
  },
  weekend10: {
    type: 'BuyerCoupon',
    words: ['주말 10% 쿠폰', '10% weekend coupon', '周末9折优惠券', '週末10%クーポン'],
    percent: 10,
    from: 15_000,
    max: 5000,
  },
  superDay: {
    type: 'SuperCoupon',
    words: ['슈퍼데이 5% 쿠폰', '5% super day coupon', '超级日95折优惠券', 'スーパーデー5%クーポン'],
    percent: 5,
    from: 20_000,
    max: 10_000,
  },
  farmThanks: {
    type: 'SellerDupCoupon',
    words: [
      '하온농장 감사 2,000원 쿠폰',
      '₩2,000 thank-you coupon of Haon Farm',
      '夏温农场感恩2,000韩元券',
      'ハオン農園感謝2,000ウォンクーポン',
    ],
    off: 2000,
    from: 20_000,
    max: 0,
    seller: 'haon',
  },
  farmShipping: {
    type: 'BuyerCoupon',
    words: ['무료배송 쿠폰', 'Free-shipping coupon', '包邮优惠券', '送料無料クーポン'],
    percent: 100,
    from: 0,
    max: 4000,
    flags: ['isFreeShipping'],
    seller: 'haon',
  },
  timeSale15: {
    type: 'BuyerCoupon',
    words: ['타임세일 15% 쿠폰', '15% time-sale coupon', '限时抢购85折券', 'タイムセール15%クーポン'],
    percent: 15,
    from: 10_000,
    max: 6000,
    flags: ['isTimeSale'],
    category: 'kitchen',
  },
  dawnCard7: {
    type: 'BuyerCoupon',
    words: ['새벽카드 7% 쿠폰', '7% Dawn Card coupon', '晨光卡93折券', 'あけぼのカード7%クーポン'],
    percent: 7,
    from: 10_000,
    max: 5000,
    payment: dawnCard,
  },
  noonPay2000: {
    type: 'SellerDupCoupon',
    words: ['한낮페이 2,000원 쿠폰', '₩2,000 Noon Pay coupon', '正午支付2,000韩元券', 'まひるペイ2,000ウォンクーポン'],
    off: 2000,
    from: 15_000,
    max: 0,
    payment: ['한낮페이', 'Noon Pay', '正午支付', 'まひるペイ'],
  },
  club15: {
    type: 'BuyerCoupon',
    words: ['클럽 회원 15% 쿠폰', '15% club coupon', '俱乐部会员85折券', 'クラブ会員15%クーポン'],
    percent: 15,
    from: 15_000,
    max: 8000,
    flags: ['isClub'],
  },
  office5: {
    type: 'SuperCoupon',
    words: ['사업자 5% 쿠폰', '5% business coupon', '企业会员95折券', '法人会員5%クーポン'],
    percent: 5,
    from: 30_000,
    max: 20_000,
    flags: ['isBusiness'],
  },
  mobile1000: {
    type: 'BuyerCoupon',
    words: ['모바일 1,000원 쿠폰', '₩1,000 mobile coupon', '移动端1,000韩元券', 'モバイル1,000ウォンクーポン'],
    off: 1000,
    from: 5000,
    max: 0,
    flags: ['isMobile'],
  },
  app2000: {
    type: 'BuyerCoupon',
    words: ['앱 전용 2,000원 쿠폰', '₩2,000 app coupon', '应用专享2,000韩元券', 'アプリ限定2,000ウォンクーポン'],
    off: 2000,
    from: 5000,
    max: 0,
    flags: ['isApp'],
  },
  smile10: {
    type: 'BuyerCoupon',
    words: ['스마일배송 10% 쿠폰', '10% SmileDelivery coupon', 'SmileDelivery 9折券', 'SmileDelivery 10%クーポン'],
    percent: 10,
    from: 10_000,
    max: 3000,
    flags: ['isDelivery'],
  },
  oversea3000: {
    type: 'BuyerCoupon',
    words: ['해외배송 3,000원 쿠폰', '₩3,000 overseas coupon', '海外配送3,000韩元券', '海外配送3,000ウォンクーポン'],
    off: 3000,
    from: 0,
    max: 0,
    flags: ['isOversea'],
  },
  lastSummer: {
    type: 'BuyerCoupon',
    words: ['지난여름 20% 쿠폰', '20% coupon of last summer', '去年夏日8折券', '去年の夏20%クーポン'],
    percent: 20,
    from: 0,
    max: 0,
    isOver: true,
  },
  kitchenWeek: {
    type: 'SellerDupCoupon',
    words: [
      '온다키친 주간 1,500원 쿠폰',
      '₩1,500 Onda Kitchen week coupon',
      '温达厨房周1,500韩元券',
      'オンダキッチン週間1,500ウォンクーポン',
    ],
    off: 1500,
    from: 20_000,
    max: 0,
    seller: 'onda',
    download: { how: 'Auto' },
  },
  farmDraw: {
    type: 'BuyerCoupon',
    words: [
      '하온농장 선착순 30% 쿠폰',
      '30% Haon Farm coupon, first come',
      '夏温农场先到先得7折券',
      'ハオン農園先着30%クーポン',
    ],
    percent: 30,
    from: 10_000,
    max: 10_000,
    seller: 'haon',
    download: { how: 'Manual', limit: 3 },
  },
  readers1000: {
    type: 'BuyerCoupon',
    words: ['책 읽는 날 1,000원 쿠폰', '₩1,000 reading-day coupon', '读书日1,000韩元券', '読書の日1,000ウォンクーポン'],
    off: 1000,
    from: 10_000,
    max: 0,
    category: 'book',
    download: { how: 'Manual' },
  },
  puzzle10: {
    type: 'BuyerCoupon',
    words: ['어디든 10% 쿠폰', '10% coupon for anything', '通用9折券', '何にでも使える10%クーポン'],
    percent: 10,
    from: 0,
    max: 0,
  },
  puzzleSuitcase: {
    type: 'BuyerCoupon',
    words: ['캐리어 9,000원 쿠폰', '₩9,000 suitcase coupon', '拉杆箱9,000韩元券', 'キャリーケース9,000ウォンクーポン'],
    off: 9000,
    from: 0,
    max: 0,
    items: ['suitcase'],
  },
} satisfies Record<string, CouponRow>;

/** A coupon, by its name in the tables. */
export type CouponName = keyof typeof table;

const rows: Readonly<Record<CouponName, CouponRow>> = table;

const isName = (name: string): name is CouponName => name in rows;
/** The names of all coupons. */
export const couponNames: readonly CouponName[] = Object.keys(rows).filter(isName);

const GOOD_UNTIL = '2036-12-31T14:59:59.999Z';
const OVER_SINCE = '2025-08-31T14:59:59.999Z';

const targetOf = ({ items, seller, category }: CouponRow): CouponTarget => {
  if (items) return { type: 'Items', itemNos: items.map(itemNoOf) };
  if (seller) return { type: 'Sellers', sellerKeys: [sellerKey(seller)] };
  return category ? { type: 'LargeCategories', codes: [categories[category].large] } : { type: 'All' };
};

const flagsOf = ({ flags = [] }: CouponRow): CouponFlags => ({
  ...noCouponFlags,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});

const couponOf = (name: CouponName, language: Language): Omit<Coupon, 'issueNo' | 'issuable'> => {
  const row = rows[name];
  return {
    policyNo: couponPolicyNo(name),
    couponType: row.type,
    discountUnitType: row.percent === undefined ? 'Amount' : 'Rate',
    discountValue: row.percent ?? row.off ?? 0,
    couponName: inLanguage(row.words, language),
    possiblePrice: won(row.from),
    limitPrice: won(row.max),
    expiredDate: row.isOver ? OVER_SINCE : GOOD_UNTIL,
    flags: flagsOf(row),
    target: targetOf(row),
    paymentCouponName: O.fromNullable(row.payment === undefined ? undefined : inLanguage(row.payment, language)),
    eventNo: row.download ? `event-${name}` : '',
    encStr: row.download ? `signed-${name}` : '',
    couponPromotionType: row.download?.how ?? '',
  };
};

/** A coupon that a buyer holds. @param holder the scenario, so that issue numbers are unique */
export const heldCouponIn = (name: CouponName, holder: string, language: Language): Coupon => ({
  ...couponOf(name, language),
  issueNo: O.some(issueNoOf(name, holder)),
  issuable: false,
});

/** The coupons that any buyer may download (CP-14). */
export const downloadableCouponsIn = (language: Language): readonly Coupon[] =>
  couponNames
    .filter((name) => rows[name].download)
    .map((name) => ({ ...couponOf(name, language), issueNo: O.none, issuable: true }));

/** How many of a coupon there are in all, null where that is not limited, and how many one buyer may download. */
export const issueTermsOf = (name: CouponName): { readonly issueLimit: number | null; readonly perBuyer: number } => ({
  issueLimit: rows[name].download?.limit ?? null,
  perBuyer: rows[name].download ? 1 : 0,
});

/** A coupon in use on units of a cart (CP-17). @param holder the scenario, so that issue numbers are unique */
export const appliedCouponIn = (
  name: CouponName,
  holder: string,
  cartUnitIds: readonly CartUnitId[],
  language: Language,
): AppliedCoupon => asApplied(heldCouponIn(name, holder, language), cartUnitIds);

/** The issue number of a coupon that a buyer holds. */
export const issueNoOf = (name: CouponName, holder: string): AppliedCoupon['couponIssueNo'] =>
  couponIssueNo(`${holder}-${name}`);
