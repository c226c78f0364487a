import type { Cart } from '../../cart/cart.ts';
import { laneOfApplied } from '../../coupon-box/choices.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import type { AppliedPromotion } from '../../entities/discount/applied-promotion.ts';
import { keepSame } from '../../money/keep-same.ts';
import { priceCart } from '../../price/price-cart.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import { type EnginePrices, marketplacePrices } from '../../selectors/engine-prices.ts';
import { allowsLane } from './conflicts.ts';
import { type EvaluatedPromotion, appliedOf } from './evaluate.ts';
import { bareInput, inStorefront, promotionOrder, type PromotionTerms } from './evaluated-cart.ts';
import { promotionSets } from './promotion-sets.ts';
import type { PromotionOrder } from './promotion.ts';

/** True if two promotions have the same price effect. The old object is then reused to avoid repricing. */
const isSame = (a: AppliedPromotion, b: AppliedPromotion | undefined): boolean =>
  b !== undefined &&
  a.promotion === b.promotion &&
  a.basis === b.basis &&
  a.shares.length === b.shares.length &&
  a.shares.every(
    ({ cartUnitId, amount }, i) => b.shares[i]?.cartUnitId === cartUnitId && b.shares[i].amount === amount,
  );

/** Prepares a cart by the terms of a shop: applies the best promotions for its coupons (EN-09). */
export const automaticPromotions = (shop: PromotionTerms): EnginePrices => {
  if (shop.offers.length + Object.keys(shop.features).length === 0) return marketplacePrices;
  const inShop = inStorefront(shop.features);
  let last: { readonly given: Cart; readonly made: Cart } | undefined;
  return Object.freeze({
    ready: (given: Cart): Cart => {
      if (last?.given === given || last?.made === given) return last.made;
      const cart = inShop(given);
      const before = last?.made.appliedPromotions ?? [];
      const found = promotionsBeside(bareInput(cart), shop, promotionOrder(cart, shop.currency)).flatMap(appliedOf);
      const appliedPromotions = keepSame(
        before,
        found.map((one) => before.find((other) => isSame(one, other)) ?? one),
      );
      const made = cart.appliedPromotions === appliedPromotions ? cart : { ...cart, appliedPromotions };
      last = { given, made };
      return made;
    },
  });
};

const allows = (promotion: EvaluatedPromotion, coupon: AppliedCoupon): boolean =>
  allowsLane(promotion, laneOfApplied(coupon), coupon.cartUnitIds);

/**
 * Returns the promotions with the greatest saving that are compatible with the applied coupons (EN-09). Ties: greater
 * promotion saving, then fewer promotions.
 * @param bare the cart without promotions, with its coupons
 */
const promotionsBeside = (
  bare: PricingInput,
  { offers }: Pick<PromotionTerms, 'offers'>,
  order: PromotionOrder,
): readonly EvaluatedPromotion[] => {
  const full = priceCart(bare).payable;
  let best: readonly EvaluatedPromotion[] = [];
  let saved = 0;
  const isAllowed = (promotion: EvaluatedPromotion): boolean =>
    bare.appliedCoupons.every((coupon) => allows(promotion, coupon));
  const sets = promotionSets({ input: bare, offers, order, isAllowed });
  // sets are sorted by their saving, an upper bound, because coupons and discounts never grow on a lower price
  for (let set = sets.take(); set && set.worth > saved; set = sets.take()) {
    const saving = full - priceCart({ ...bare, appliedPromotions: set.promotions.flatMap(appliedOf) }).payable;
    if (saving > saved) [best, saved] = [set.promotions, saving];
  }
  return best;
};
