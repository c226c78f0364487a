import type { Addition, ItemOption } from '@baguni/domain';
import type { CatalogueItem } from '@baguni/scenarios';
import { option as O } from 'fp-ts';
import type { OfferedItem } from '../store/catalogue.ts';
import { additionStock, itemStock, optionStock, type StockKey } from '../store/stock.ts';

const optionOf = (option: CatalogueItem['options'][number]): ItemOption => ({
  optionNo: option.optionNo,
  optionType: option.optionType,
  optionEntries: option.names.map((name, i) => ({ name, value: option.values[i] ?? '' })),
  optionPrice: option.optionPrice,
  calculationUnit: option.calculationUnit,
  stock: option.stock,
});

const additionOf = ({ additionNo, name, value, price, stock }: CatalogueItem['additions'][number]): Addition => ({
  additionNo,
  name,
  value,
  price,
  quantity: 1,
  stock,
});

/** An item of the demo catalogue as the store keeps it: with every option and addition that it offers. */
export const offeredItem = (sold: CatalogueItem): OfferedItem => ({
  item: { ...sold.item, options: sold.options.map(optionOf), additions: sold.additions.map(additionOf) },
  unable: O.toNullable(sold.saleStatus),
});

/** The pieces of an item, its options and its additions that are limited. */
export const stockOf = ({ item }: OfferedItem): ReadonlyMap<StockKey, number> => {
  const all: readonly (readonly [StockKey, ItemOption['stock']])[] = [
    [itemStock(item.itemNo), item.stock],
    ...item.options.map(({ optionNo, stock }) => [optionStock(item.itemNo, optionNo), stock] as const),
    ...item.additions.map(({ additionNo, stock }) => [additionStock(item.itemNo, additionNo), stock] as const),
  ];
  return new Map(all.flatMap(([key, stock]) => (O.isSome(stock) ? [[key, stock.value] as const] : [])));
};
