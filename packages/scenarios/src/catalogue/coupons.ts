import { couponIssueNo, won, type AppliedCoupon, type CartUnitId, type Language } from '@baguni/domain';
import { inLanguage, type Words } from '../words.ts';

/** A coupon in short: per cent or won, from a least purchase, up to a most. */
interface CouponRow {
  readonly type: AppliedCoupon['couponType'];
  readonly words: Words;
  readonly percent?: number;
  readonly off?: number;
  readonly from: number;
  /** 0: no limit. */
  readonly max: number;
}

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
  },
} satisfies Record<string, CouponRow>;

/** A coupon, by its name in the tables. */
export type CouponName = keyof typeof table;

const rows: Readonly<Record<CouponName, CouponRow>> = table;

/** A coupon in use on units of a cart (CP-17). @param holder the scenario, so that issue numbers are unique */
export const appliedCouponIn = (
  name: CouponName,
  holder: string,
  cartUnitIds: readonly CartUnitId[],
  language: Language,
): AppliedCoupon => {
  const row = rows[name];
  return {
    couponIssueNo: issueNoOf(name, holder),
    couponType: row.type,
    couponName: inLanguage(row.words, language),
    discountUnitType: row.percent === undefined ? 'Amount' : 'Rate',
    discountValue: row.percent ?? row.off ?? 0,
    possiblePrice: won(row.from),
    limitPrice: won(row.max),
    isFreeShipping: false,
    cartUnitIds,
  };
};

/** The issue number of a coupon in a buyer's hands. */
export const issueNoOf = (name: CouponName, holder: string): AppliedCoupon['couponIssueNo'] =>
  couponIssueNo(`${holder}-${name}`);
