import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { Discount } from '../../entities/discount/discount.ts';

/**
 * Filters discounts by buyer: Member ones for members, Partnership ones by a partner channel.
 * @example
 * const discounts = (['Seller', 'Member', 'Partnership'] as const).map((discountType) => aDiscount({ discountType }));
 * discountsFor({ discounts }, guest, true).map(({ discountType }) => discountType); // [ 'Seller', 'Partnership' ]
 */
export const discountsFor = (
  { discounts }: { readonly discounts: readonly Discount[] },
  buyer: Pick<Buyer, 'memberType'>,
  isViaPartner: boolean,
): readonly Discount[] =>
  discounts.filter(({ discountType }) => {
    if (discountType === 'Member') return buyer.memberType === 'Member';
    return discountType === 'Partnership' ? isViaPartner : true;
  });
