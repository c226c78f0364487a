import { cartWords } from '../cart/cart-words-ko.ts';
import { priceWords } from '../prices/price-words-ko.ts';
import { shellWords } from '../shell/shell-words-ko.ts';
import { commonWords } from '../common/common-words-ko.ts';

/** All Korean texts of the page in one chunk, without those of lazy chunks. */
export const words = {
  ...cartWords,
  ...priceWords,
  ...shellWords,
  ...commonWords,
} as const;

/** Shorter texts for narrow screens. */
export const mobileWords: Partial<Record<keyof typeof words, string>> = {
  selectAll: '전체',
  selectedOf: '{n}/{total}개 선택',
  gaugeMissing: '{amount} 더 담으면 무료배송',
  order: '{n}개 주문하기',
  stepOrder: '결제',
  stepDone: '완료',
  selectedOfSome: '{n}/{total}개 · 주문 불가 {others}개',
};
