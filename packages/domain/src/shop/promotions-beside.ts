import { laneOfApplied } from '../coupon-box/choices.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import { priceCart } from '../price/price-cart.ts';
import type { PricingInput } from '../price/pricing-input.ts';
import { allowsLane } from './against.ts';
import type { PromotionOrder } from './promotion.ts';
import { promotionSets } from './promotion-sets.ts';
import type { Shop } from './shop.ts';
import { appliedOf, type Worked } from './worked.ts';

const allows = (worked: Worked, coupon: AppliedCoupon): boolean =>
  allowsLane(worked, laneOfApplied(coupon), coupon.cartUnitIds);

/**
 * The promotions that save most beside coupons that stay in use: who chooses a coupon that a promotion does not go with goes without
 * the promotion (EN-09). Of two sets that save as much, the one that takes off more, then the one of fewer promotions.
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
  // the sets come by what they take off, and no set saves more than that: coupons and extra discounts take no more off a lower price
  for (let set = sets.take(); set && set.worth > saved; set = sets.take()) {
    const saving = full - priceCart({ ...bare, appliedPromotions: set.worked.flatMap(appliedOf) }).payable;
    if (saving > saved) [best, saved] = [set.worked, saving];
  }
  return best;
};
