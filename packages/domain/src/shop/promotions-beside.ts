import { laneOfApplied } from '../coupon-box/choices.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import { priceCart } from '../price/price-cart.ts';
import type { PricingInput } from '../price/price-steps.ts';
import { allowsLane } from './against.ts';
import type { PromotionOrder } from './promotion.ts';
import { promotionSets } from './promotion-sets.ts';
import type { Shop } from './shop.ts';
import { appliedOf, type Worked } from './worked.ts';

const allows = (worked: Worked, coupon: AppliedCoupon): boolean =>
  allowsLane(worked, laneOfApplied(coupon), coupon.cartUnitIds);

/**
 * Returns the promotions with the greatest saving that are compatible with the applied coupons (EN-09). Ties: greater
 * promotion saving, then fewer promotions.
 * @param bare the cart without promotions, with its coupons
 */
export const promotionsBeside = (
  bare: PricingInput,
  { offers }: Pick<Shop, 'offers'>,
  order: PromotionOrder,
): readonly Worked[] => {
  const full = priceCart(bare).payable;
  let best: readonly Worked[] = [];
  let saved = 0;
  const isAllowed = (worked: Worked): boolean => bare.appliedCoupons.every((coupon) => allows(worked, coupon));
  const sets = promotionSets({ input: bare, offers, order, isAllowed });
  // sets are sorted by their saving, an upper bound, because coupons and discounts never grow on a lower price
  for (let set = sets.take(); set && set.worth > saved; set = sets.take()) {
    const saving = full - priceCart({ ...bare, appliedPromotions: set.worked.flatMap(appliedOf) }).payable;
    if (saving > saved) [best, saved] = [set.worked, saving];
  }
  return best;
};
