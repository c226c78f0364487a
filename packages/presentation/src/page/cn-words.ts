import { cartWords } from '../cart/cart-words-cn.ts';
import { priceWords } from '../prices/price-words-cn.ts';
import { shellWords } from '../shell/shell-words-cn.ts';
import { commonWords } from '../common/common-words-cn.ts';

/** All Chinese texts of the page in one chunk, without those of lazy chunks. */
export const words = {
  ...cartWords,
  ...priceWords,
  ...shellWords,
  ...commonWords,
} as const;

/** Shorter texts for narrow screens. */
export const mobileWords: Partial<Record<keyof typeof words, string>> = {
  selectedOf: '已选{n}/{total}',
  deleteSelected: '删除',
  deleteSelectedName: '删除{n}件所选商品',
  gaugeMissing: '再买{amount}包邮',
  order: '下单（{n}）',
  stepOrder: '确认',
  stepDone: '完成',
  selectedOfSome: '{total}件已选{n}件 · 不可购{others}件',
};
