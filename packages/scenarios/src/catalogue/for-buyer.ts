import type { Buyer, Discount, Item, UnableOrderType } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { CatalogueItem } from './catalogue-item.ts';

/** The discounts that a buyer gets: Member ones for members, Partnership ones by a partner channel (DC-01). */
export const discountsFor = (
  sold: Pick<CatalogueItem, 'discounts'>,
  buyer: Pick<Buyer, 'memberType'>,
  isViaPartner: boolean,
): readonly Discount[] =>
  sold.discounts.filter(({ discountType }) => {
    if (discountType === 'Member') return buyer.memberType === 'Member';
    return discountType === 'Partnership' ? isViaPartner : true;
  });

/** Why an item is not for this buyer, whatever is left of it: a deal for business buyers (CK-02, RL-01). */
export const unableForBuyer = (
  { flags }: Pick<Item, 'flags'>,
  buyer: Pick<Buyer, 'isDomesticBusinessman'>,
): O.Option<UnableOrderType> =>
  flags.isSmileClubBizDeal && !buyer.isDomesticBusinessman ? O.some('ONLY_SMILE_CLUB_BIZ') : O.none;

const isShort = (stock: O.Option<number>, pieces: number): boolean => stock._tag === 'Some' && stock.value < pieces;

/** Why nobody can order an item as it was chosen: less is left than the fewest pieces that its limits allow (CK-02). */
export const outOfStock = (item: Item): O.Option<UnableOrderType> => {
  const fewest = Math.max(1, item.limits.min);
  if (isShort(item.stock, fewest)) return O.some('ITEM_OUT_OF_STOCK');
  if (item.options.some(({ stock }) => isShort(stock, fewest))) return O.some('OPTION_OUT_OF_STOCK');
  return item.additions.some(({ stock, quantity }) => isShort(stock, quantity))
    ? O.some('ADDITION_OUT_OF_STOCK')
    : O.none;
};
