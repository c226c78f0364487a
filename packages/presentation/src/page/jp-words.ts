import { cartWords } from '../cart/cart-words-jp.ts';
import { priceWords } from '../prices/price-words-jp.ts';
import { shellWords } from '../shell/shell-words-jp.ts';
import { commonWords } from '../common/common-words-jp.ts';

/** All Japanese texts of the page in one chunk, without those of lazy chunks. */
export const words = {
  ...cartWords,
  ...priceWords,
  ...shellWords,
  ...commonWords,
} as const;

/** Shorter texts for narrow screens. */
export const mobileWords: Partial<Record<keyof typeof words, string>> = {
  selectAll: 'すべて',
  selectedOf: '{n}/{total}点を選択',
  deleteSelected: '削除',
  deleteSelectedName: '選択した{n}点を削除',
  order: '注文する（{n}点）',
  title: 'カート',
  stepOrder: 'お手続き',
  stepDone: '完了',
  selectedOfSome: '{total}点中{n}点 · 注文不可{others}点',
};
