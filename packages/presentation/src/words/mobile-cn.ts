import type { WordChanges } from './keys.ts';

export const mobileWords: WordChanges = {
  selectedOf: '已选{n}/{total}',
  deleteSelected: '删除',
  deleteSelectedName: '删除{n}件所选商品',
  gaugeMissing: '再买{amount}包邮',
  order: '下单（{n}）',
  stepOrder: '确认',
  stepDone: '完成',
  selectedOfSome: '{total}件已选{n}件 · 不可购{others}件',
};
