import {
  MAX_SEEDS,
  cartNudgingTypes,
  type CartNudgingType,
  type PriceSignal,
  type RecommendedItem,
  type RecommendedList,
} from '@baguni/domain/internal';
import { anyCartUnitId, itemNo, pieces, price, answerText, choice } from './base/values.ts';
import { list, optional, parts, type Codec, strict } from './base/codec.ts';
import * as t from 'io-ts';

export const nudgingType: Codec<CartNudgingType> = choice(cartNudgingTypes);

/** Unknown nudges of a reply are dropped (CM-01, CM-02). */
export const nudgingTypes: Codec<readonly CartNudgingType[]> = parts('NoPrice', nudgingType, 20);

const MAX_ITEMS = 20;

const item: Codec<RecommendedItem> = optional(
  strict({
    itemNo,
    itemName: answerText,
    itemImageUrl: answerText,
    itemSellPrice: price,
    sellerName: answerText,
    minQuantity: pieces,
  }),
  'needsChoice',
  t.boolean,
);

/** Recommended items; unreadable ones are dropped. */
export const recommendedItems: Codec<readonly RecommendedItem[]> = parts('NoPrice', item, MAX_ITEMS);

const recommendedList: Codec<RecommendedList> = strict({
  seedItemNo: itemNo,
  seedItemName: answerText,
  items: recommendedItems,
});

/** Recommendations, one list per seed; unreadable entries are dropped. */
export const recommendedLists: Codec<readonly RecommendedList[]> = parts('NoPrice', recommendedList, MAX_SEEDS);

export const recommendRequest = strict({
  itemNos: list(itemNo, MAX_SEEDS),
  isApp: t.boolean,
});

export const shownItems = strict({
  seedItemNo: itemNo,
  itemNos: list(itemNo, MAX_ITEMS),
  isApp: t.boolean,
});

const priceSignal: Codec<PriceSignal> = strict({ cartUnitId: anyCartUnitId, before: price, now: price });

export const priceSignals: Codec<readonly PriceSignal[]> = parts('NoPrice', priceSignal, 100);
