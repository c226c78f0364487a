import { option as O } from 'fp-ts';
import type { Buyer } from '../../../entities/buyer/buyer.ts';
import type { UnableOrderType } from '../../../entities/cart/cart-unit.ts';
import type { Item } from '../../../entities/cart/item.ts';
import { MIN_QUANTITY } from '../../quantity/facts.ts';

const isShort = (stock: O.Option<number>, pieces: number): boolean => O.isSome(stock) && stock.value < pieces;

/**
 * Returns the reason if the stock is below the minimum quantity, so no order is possible (CK-02). With a higher stock
 * the shopper can still lower the quantity.
 * @example
 * const lastOne = anItem({ stock: O.some(1) });
 * O.toNullable(outOfStock(lastOne)); // null
 * O.toNullable(outOfStock({ ...lastOne, limits: { ...lastOne.limits, min: 2 } })); // ITEM_OUT_OF_STOCK
 */
export const outOfStock = (item: Item): O.Option<UnableOrderType> => {
  const fewest = Math.max(MIN_QUANTITY, item.limits.min);
  if (isShort(item.stock, fewest)) return O.some('ITEM_OUT_OF_STOCK');
  if (item.options.some(({ stock }) => isShort(stock, fewest))) return O.some('OPTION_OUT_OF_STOCK');
  return item.additions.some(({ stock, quantity }) => isShort(stock, quantity))
    ? O.some('ADDITION_OUT_OF_STOCK')
    : O.none;
};

/**
 * Why an item is not for this buyer, whatever is left of it: a deal for business buyers (CK-02, RL-01).
 * @example
 * const deal = { flags: { ...noFlags, isSmileClubBizDeal: true } };
 * O.toNullable(unableForBuyer(deal, guest)); // ONLY_SMILE_CLUB_BIZ
 * O.toNullable(unableForBuyer(deal, { isDomesticBusinessman: true })); // null
 */
export const unableForBuyer = (
  { flags }: Pick<Item, 'flags'>,
  buyer: Pick<Buyer, 'isDomesticBusinessman'>,
): O.Option<UnableOrderType> =>
  flags.isSmileClubBizDeal && !buyer.isDomesticBusinessman ? O.some('ONLY_SMILE_CLUB_BIZ') : O.none;
