import type { Language } from '@baguni/domain';

export interface NewsWords {
  readonly one: string;
  readonly several: string;
  readonly soldOut: string;
  readonly couponEnds: string;
  readonly mergedOne: string;
  readonly mergedSeveral: string;
  /** For a new unit, and for a unit with `{n}` added pieces. */
  readonly merged: string;
  readonly mergedMore: string;
  readonly goToCouponUnit: string;
  readonly close: string;
}

export const newsWords: Readonly<Record<Language, NewsWords>> = {
  ko: {
    one: '지난 방문 이후 1가지가 달라졌어요',
    several: '지난 방문 이후 {n}가지가 달라졌어요',
    soldOut: '품절됐어요',
    couponEnds: '쿠폰 사용 기한 {date}까지',
    goToCouponUnit: '‘{coupon}’ 쿠폰을 쓸 수 있는 상품으로 이동: {name}',
    mergedOne: '로그인 전에 담은 상품 1개를 합쳤어요',
    mergedSeveral: '로그인 전에 담은 상품 {n}개를 합쳤어요',
    merged: '로그인 전에 담은 상품이에요',
    mergedMore: '로그인 전에 담은 {n}개를 더했어요',
    close: '장바구니 소식 닫기',
  },
  en: {
    one: '1 change since your last visit',
    several: '{n} changes since your last visit',
    soldOut: 'Sold out',
    couponEnds: 'Coupon ends {date}',
    goToCouponUnit: 'Go to the item for the coupon ‘{coupon}’: {name}',
    mergedOne: '1 item from before you signed in',
    mergedSeveral: '{n} items from before you signed in',
    merged: 'From before you signed in',
    mergedMore: '{n} more from before you signed in',
    close: 'Close cart updates',
  },
  cn: {
    one: '距上次访问有1项变化',
    several: '距上次访问有{n}项变化',
    soldOut: '已售罄',
    couponEnds: '优惠券{date}到期',
    goToCouponUnit: '前往该商品（可使用优惠券“{coupon}”）：{name}',
    mergedOne: '已合并登录前加入的1件商品',
    mergedSeveral: '已合并登录前加入的{n}件商品',
    merged: '登录前加入的商品',
    mergedMore: '已加上登录前加入的{n}件',
    close: '关闭购物车动态',
  },
  jp: {
    one: '前回のご訪問から1件の変更があります',
    several: '前回のご訪問から{n}件の変更があります',
    soldOut: '品切れになりました',
    couponEnds: 'クーポンの有効期限：{date}まで',
    goToCouponUnit: 'クーポン「{coupon}」が使える商品へ移動：{name}',
    mergedOne: 'ログイン前の商品1点を合算しました',
    mergedSeveral: 'ログイン前の商品{n}点を合算しました',
    merged: 'ログイン前に入れた商品です',
    mergedMore: 'ログイン前の{n}点を追加しました',
    close: 'カートのお知らせを閉じる',
  },
};
