import type { RecommendedItem, RecommendedList } from '../../entities/recommendation/recommendation.ts';
import { itemNo } from '../../money/ids.ts';
import { won } from '../../money/won.ts';

/**
 * An item that is recommended, by its number.
 * @example
 * aRecommendedItem(3).itemSellPrice; // 3000
 */
export const aRecommendedItem = (n: number, over: Partial<RecommendedItem> = {}): RecommendedItem => ({
  itemNo: itemNo(`R${n}`),
  itemName: `추천 상품 ${n}`,
  itemImageUrl: '',
  itemSellPrice: won(1000 * n),
  sellerName: '하온농장',
  minQuantity: 1,
  ...over,
});

/**
 * So many items that are recommended because of a seed.
 * @example
 * aRecommendedList(2, 3).items.map((item) => item.itemNo); // [ 'R21', 'R22', 'R23' ]
 */
export const aRecommendedList = (seed: number, count: number): RecommendedList => ({
  seedItemNo: itemNo(`I${seed}`),
  seedItemName: `상품 ${seed}`,
  items: Array.from({ length: count }, (_, i) => aRecommendedItem(seed * 10 + i + 1)),
});
