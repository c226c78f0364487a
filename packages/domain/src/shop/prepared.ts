import type { FundingDiscount } from '../entities/discount/funding-discount.ts';
import type { CartUnitId } from '../money/ids.ts';
import { won } from '../money/won.ts';
import type { WorkedCart } from './worked.ts';

/** What promotions take off each unit together, with their names. */
const offEach = ({ promotions }: WorkedCart): ReadonlyMap<CartUnitId, { names: readonly string[]; total: number }> => {
  const off = new Map<CartUnitId, { names: readonly string[]; total: number }>();
  for (const { offer, amounts } of promotions)
    for (const [id, amount] of amounts) {
      const { names, total } = off.get(id) ?? { names: [], total: 0 };
      off.set(id, { names: [...names, offer.name], total: total + amount });
    }
  return off;
};

/**
 * The funding discounts of a cart with what promotions take off among them: a promotion is what somebody gives on a unit, after its own
 * discounts and before coupons (DC-03), so whatever prices a State knows promotions without being told.
 */
export const withPromotions = (
  fundings: readonly FundingDiscount[],
  worked: WorkedCart,
): readonly FundingDiscount[] => {
  const off = offEach(worked);
  if (off.size === 0) return fundings;
  const others = fundings.flatMap((one) => {
    const cartUnitIds = one.cartUnitIds.filter((id) => !off.has(id));
    return cartUnitIds.length > 0 ? [{ ...one, cartUnitIds }] : [];
  });
  const ours = [...off].map(([id, { names, total }]): FundingDiscount => {
    const name = names.join(' + ');
    return {
      discountPolicyNo: `promotions/${id}`,
      displayName: name,
      discountPolicyName: name,
      discountPrice: won((worked.funded.get(id) ?? 0) + total),
      cartUnitIds: [id],
    };
  });
  return [...others, ...ours];
};
