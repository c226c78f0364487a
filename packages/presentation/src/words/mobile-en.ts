import type { WordChanges } from './keys.ts';

export const mobileWords: WordChanges = {
  selectAll: 'All',
  selectedOf: '{n}/{total} selected',
  deleteSelected: 'Delete',
  deleteSelectedName: 'Delete {n} selected item||Delete {n} selected items',
  gaugeMissing: '{amount} more for free shipping',
  order: 'Order {n}',
  summaryTitle: 'Payment',
  selectedOfSome: '{n} of {total} · {others} unavailable',
};
