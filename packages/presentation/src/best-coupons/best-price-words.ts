import type { Language } from '@baguni/domain/internal';
import type { Texts } from '../common/word.ts';

const ko = {
  more: '쿠폰으로 {amount} 더 할인',
  moreBy: '{amount} 더 할인 · {method} 결제',
  lowest: '✓ 최저가',
  lowestBy: '✓ 최저가 · {method} 결제',
} as const;

export type BestPriceWords = typeof ko;

const en: Texts<BestPriceWords> = {
  more: 'Coupons can save {amount} more',
  moreBy: 'Save {amount} more with {method}',
  lowest: '✓ Lowest price',
  lowestBy: '✓ Lowest price with {method}',
};

const cn: Texts<BestPriceWords> = {
  more: '用券可再省{amount}',
  moreBy: '可再省{amount} · 须用{method}付款',
  lowest: '✓ 已是最低价',
  lowestBy: '✓ 已是最低价 · 须用{method}付款',
};

const jp: Texts<BestPriceWords> = {
  more: 'クーポンでさらに{amount}お得',
  moreBy: 'さらに{amount}お得 · {method}払い',
  lowest: '✓ 最安値です',
  lowestBy: '✓ 最安値です · {method}払い',
};

/** Texts of the button of the best coupons once their saving is known. */
export const bestPriceWords: Readonly<Record<Language, Texts<BestPriceWords>>> = { ko, en, cn, jp };
