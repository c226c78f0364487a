import type { WordChanges } from './keys.ts';

export const mobileWords: WordChanges = {
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
