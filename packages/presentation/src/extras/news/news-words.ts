import type { Language } from '@baguni/domain';

/** Words of what has changed since the last visit; `{x}` is filled in. */
export interface NewsWords {
  /** In one line, for one thing and for `{n}`. */
  readonly one: string;
  readonly several: string;
  readonly soldOut: string;
  readonly couponEnds: string;
  readonly goToCouponUnit: string;
  readonly close: string;
}

/** Words by language. */
export const newsWords: Readonly<Record<Language, NewsWords>> = {
  ko: {
    one: '지난 방문 이후 1가지가 달라졌어요',
    several: '지난 방문 이후 {n}가지가 달라졌어요',
    soldOut: '품절됐어요',
    couponEnds: '쿠폰 사용 기한 {date}까지',
    goToCouponUnit: '‘{coupon}’ 쿠폰을 쓸 수 있는 상품으로 이동: {name}',
    close: '지난 방문 이후 달라진 점 닫기',
  },
  en: {
    one: '1 change since your last visit',
    several: '{n} changes since your last visit',
    soldOut: 'Sold out',
    couponEnds: 'Coupon ends {date}',
    goToCouponUnit: 'Go to the item for the coupon ‘{coupon}’: {name}',
    close: 'Close changes since your last visit',
  },
  cn: {
    one: '距上次访问有1项变化',
    several: '距上次访问有{n}项变化',
    soldOut: '已售罄',
    couponEnds: '优惠券{date}到期',
    goToCouponUnit: '前往该商品（可使用优惠券“{coupon}”）：{name}',
    close: '关闭上次访问后的变化',
  },
  jp: {
    one: '前回のご訪問から1件の変更があります',
    several: '前回のご訪問から{n}件の変更があります',
    soldOut: '売り切れました',
    couponEnds: 'クーポンの有効期限：{date}まで',
    goToCouponUnit: 'クーポン「{coupon}」が使える商品へ移動：{name}',
    close: '前回のご訪問からの変更を閉じる',
  },
};
