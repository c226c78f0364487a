import type { WordChanges } from './keys.ts';

/** Korean words that differ on mobile: short, for narrow screens. */
export const mobileWords: WordChanges = {
  selectAll: '전체',
  selectedOf: '{n}/{total}개 선택',
  gaugeMissing: '{amount} 더 담으면 무료배송',
  order: '{n}개 주문하기',
  summaryTitle: '결제 금액',
  stepOrder: '결제',
  stepDone: '완료',
  selectedOfSome: '{n}/{total}개 · 주문 불가 {others}개',
};
