import { option as O } from 'fp-ts';
import type { Item, UnableOrderType } from '@baguni/domain';

const isShort = (stock: O.Option<number>, pieces: number): boolean => O.isSome(stock) && stock.value < pieces;

/**
 * Why nobody can order an item as it was chosen, judged by what is left: not even the fewest pieces that its limits
 * allow can be had. Where fewer are left than the unit asks for, the shopper can still lower the quantity.
 */
export const outOfStock = (item: Item): UnableOrderType | null => {
  const fewest = Math.max(1, item.limits.min);
  if (isShort(item.stock, fewest)) return 'ITEM_OUT_OF_STOCK';
  if (item.options.some(({ stock }) => isShort(stock, fewest))) return 'OPTION_OUT_OF_STOCK';
  return item.additions.some(({ stock, quantity }) => isShort(stock, quantity)) ? 'ADDITION_OUT_OF_STOCK' : null;
};
