import { cartWords } from '../cart/cart-words-en.ts';
import { priceWords } from '../prices/price-words-en.ts';
import { shellWords } from '../shell/shell-words-en.ts';
import { commonWords } from '../common/common-words-en.ts';

/** All English texts of the page in one chunk, without those of lazy chunks. */
export const words = {
  ...cartWords,
  ...priceWords,
  ...shellWords,
  ...commonWords,
} as const;

/** Shorter texts for narrow screens. */
export const mobileWords: Partial<Record<keyof typeof words, string>> = {
  selectAll: 'All',
  selectedOf: '{n}/{total} selected',
  deleteSelected: 'Delete',
  deleteSelectedName: 'Delete {n} selected item||Delete {n} selected items',
  gaugeMissing: '{amount} more for free shipping',
  order: 'Order {n}',
  selectedOfSome: '{n} of {total} · {others} unavailable',
};
