import type { Brand, ItemNo } from '../../money/ids.ts';
import { putInto } from '../../money/reuse.ts';
import type { CartUnit } from './cart-unit.ts';
import type { Addition, Item, ItemOption } from './item.ts';

/** Counted stock: of an item, an option, an addition, or a delivery slot. */
export type StockKey = Brand<string, 'StockKey'>;

/** The pieces of an item. */
export const itemStock = (itemNo: ItemNo): StockKey => `item/${itemNo}` as StockKey;

/** The pieces of an option of an item. */
export const optionStock = (itemNo: ItemNo, optionNo: string): StockKey => `option/${itemNo}/${optionNo}` as StockKey;

/** The pieces of an addition of an item. */
export const additionStock = (itemNo: ItemNo, additionNo: string): StockKey =>
  `addition/${itemNo}/${additionNo}` as StockKey;
/** Pieces of one stock that an order needs. */
export interface StockNeed {
  readonly key: StockKey;
  readonly pieces: number;
}

interface Choice extends Pick<Item, 'itemNo'> {
  readonly options: readonly Pick<ItemOption, 'optionNo'>[];
  readonly additions: readonly Pick<Addition, 'additionNo' | 'quantity'>[];
}

/** Returns the stock needed for `quantity` pieces. Additions use their own quantity. */
export const needsOf = (item: Choice, quantity: number): readonly StockNeed[] => [
  { key: itemStock(item.itemNo), pieces: quantity },
  ...item.options.map(({ optionNo }) => ({ key: optionStock(item.itemNo, optionNo), pieces: quantity })),
  ...item.additions.map((addition) => ({
    key: additionStock(item.itemNo, addition.additionNo),
    pieces: addition.quantity,
  })),
];

/** Merges needs by key and sorts them by key, so that two orders never deadlock. */
export const addedUp = (needs: readonly StockNeed[]): readonly StockNeed[] => {
  const byKey = new Map<StockKey, number>();
  for (const { key, pieces } of needs) byKey.set(key, (byKey.get(key) ?? 0) + pieces);
  return [...byKey]
    .map(([key, pieces]) => ({ key, pieces }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
};

/** Pieces left of everything that an item takes; none: not limited. */
export const leftFor = ({
  itemNo,
  stock,
  options,
  additions,
}: Item): readonly (readonly [StockKey, number | undefined])[] => [
  [itemStock(itemNo), stock],
  ...options.map((option) => [optionStock(itemNo, option.optionNo), option.stock] as const),
  ...additions.map((addition) => [additionStock(itemNo, addition.additionNo), addition.stock] as const),
];

/** Uses the lower stock if two units were read at different times. */
const leftOf = (units: readonly CartUnit[]): ReadonlyMap<StockKey, number> => {
  const left = new Map<StockKey, number>();
  for (const [key, stock] of units.flatMap(({ item }) => leftFor(item)))
    if (stock !== undefined) left.set(key, Math.min(stock, left.get(key) ?? stock));
  return left;
};

export interface TakenPieces {
  readonly unit: CartUnit;
  readonly pieces: number;
}

export interface UsedStock {
  readonly key: StockKey;
  readonly left: number;
  /** Their sum may exceed the stock. */
  readonly taken: readonly TakenPieces[];
}

/** Returns the limited stocks that units use. Units of one item share a stock. */
export const usedStocks = (units: readonly CartUnit[]): readonly UsedStock[] => {
  const taken = new Map<StockKey, TakenPieces[]>();
  for (const unit of units)
    for (const { key, pieces } of needsOf(unit.item, unit.quantity)) putInto(taken, key, { unit, pieces });
  return [...leftOf(units)].map(([key, left]) => ({ key, left, taken: taken.get(key) ?? [] }));
};

/** Returns the chosen value of an addition, or its name if the value is empty. */
export const additionName = ({ name, value }: Pick<Addition, 'name' | 'value'>): string => value.trim() || name;
