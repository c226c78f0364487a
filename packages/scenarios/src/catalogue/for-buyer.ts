import type { Buyer, Discount, Item, UnableOrderType } from '@baguni/domain';
import { just, nothing, type Maybe } from '../maybe.ts';
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

const isGone = ({ stock }: { readonly stock: Maybe<number> }): boolean => stock._tag === 'Some' && stock.value <= 0;

/** Why a chosen item cannot be ordered by this buyer: its sale, its stock, then who may buy it (CK-02). */
export const unableOrderTypeOf = (
  sold: Pick<CatalogueItem, 'saleStatus'>,
  item: Item,
  buyer: Pick<Buyer, 'isSmileClub' | 'isDomesticBusinessman'>,
): Maybe<UnableOrderType> => {
  if (sold.saleStatus._tag === 'Some') return sold.saleStatus;
  if (isGone(item)) return just('ITEM_OUT_OF_STOCK');
  if (item.options.some(isGone)) return just('OPTION_OUT_OF_STOCK');
  if (item.additions.some(isGone)) return just('ADDITION_OUT_OF_STOCK');
  const isClubBusiness = buyer.isSmileClub && buyer.isDomesticBusinessman;
  return item.flags.isSmileClubBizDeal && !isClubBusiness ? just('ONLY_SMILE_CLUB_BIZ') : nothing;
};
