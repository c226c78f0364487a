import type { Brand, Item, ItemNo } from '@baguni/domain';

/** A thing whose pieces are counted: an item, one of its options, or one of its additions. */
export type StockKey = Brand<string, 'StockKey'>;

/** The pieces of an item. */
export const itemStock = (itemNo: ItemNo): StockKey => `item/${itemNo}` as StockKey;
/** The pieces of an option of an item. */
export const optionStock = (itemNo: ItemNo, optionNo: string): StockKey => `option/${itemNo}/${optionNo}` as StockKey;
/** The pieces of an addition of an item. */
export const additionStock = (itemNo: ItemNo, additionNo: string): StockKey =>
  `addition/${itemNo}/${additionNo}` as StockKey;
/** Reads a stock key back from where it was written. */
export const stockKey = (written: string): StockKey => written as StockKey;

/** How many pieces of one stock an order takes. */
export interface StockNeed {
  readonly key: StockKey;
  readonly pieces: number;
}

/** What ordering `quantity` pieces of an item takes: pieces of item and options, additions by their own number. */
export const needsOf = (
  item: Pick<Item, 'itemNo' | 'options' | 'additions'>,
  quantity: number,
): readonly StockNeed[] => [
  { key: itemStock(item.itemNo), pieces: quantity },
  ...item.options.map(({ optionNo }) => ({ key: optionStock(item.itemNo, optionNo), pieces: quantity })),
  ...item.additions.map((addition) => ({
    key: additionStock(item.itemNo, addition.additionNo),
    pieces: addition.quantity,
  })),
];

/** The same needs with one entry a key, in the order of the keys, so that two orders never wait for each other. */
export const addedUp = (needs: readonly StockNeed[]): readonly StockNeed[] => {
  const byKey = new Map<StockKey, number>();
  for (const { key, pieces } of needs) byKey.set(key, (byKey.get(key) ?? 0) + pieces);
  return [...byKey]
    .map(([key, pieces]) => ({ key, pieces }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
};
