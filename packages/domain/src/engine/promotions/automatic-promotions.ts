import type { Cart } from '../../cart/cart.ts';
import { laneOfApplied } from '../../coupon-box/choices.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import type { AppliedPromotion } from '../../entities/discount/discount.ts';
import { keepSame, replaceIn } from '../../money/reuse.ts';
import { priceCart } from '../../price/price-cart.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import { type EnginePrices, marketplacePrices } from '../../selectors/pricer.ts';
import { allowsLane } from './conflicts.ts';
import { appliedOf } from './evaluate.ts';
import type { EvaluatedPromotion } from './offer.ts';
import { bareInput, inStorefront, promotionOrder } from './evaluated-cart.ts';
import type { PromotionTerms } from './offer.ts';
import { promotionSets } from './promotion-sets.ts';
import type { PromotionOrder } from './offer.ts';

/** Returns an equal promotion of the cart before, so that comparisons by reference detect no change. */
const sameOf = (before: readonly AppliedPromotion[], one: AppliedPromotion): AppliedPromotion =>
  before.find(
    (other) =>
      one.promotion === other.promotion &&
      one.code === other.code &&
      one.name === other.name &&
      one.params === other.params &&
      one.basis === other.basis &&
      one.shares.length === other.shares.length &&
      one.shares.every(({ cartUnitId, amount }, i) => {
        const share = other.shares[i];
        return share?.cartUnitId === cartUnitId && share.amount === amount;
      }),
  ) ?? one;

/** Prepares a cart by the terms of a shop: applies the best promotions for its coupons (EN-09). */
export const automaticPromotions = (shop: PromotionTerms): EnginePrices => {
  if (shop.offers.length + Object.keys(shop.features).length === 0 && !shop.rounding) return marketplacePrices;
  const inShop = inStorefront(shop);
  return Object.freeze({
    ready: (given: Cart): Cart => {
      const cart = inShop(given);
      const before = cart.appliedPromotions;
      const best = promotionsBeside(bareInput(cart), shop, promotionOrder(cart, shop.currency));
      const found = best.flatMap(appliedOf).map((one) => sameOf(before, one));
      return replaceIn(cart, { appliedPromotions: keepSame(before, found) });
    },
  });
};

/** Work of the search at every price of a page, about 100 ms. */
const STEPS = 1_000_000;

const allows = (promotion: EvaluatedPromotion, coupon: AppliedCoupon): boolean =>
  allowsLane(promotion, laneOfApplied(coupon), coupon.cartUnitIds);

/** Returns the best promotions with the coupons of `bare` (EN-09). Ties: the greater worth alone, then fewer promotions. */
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
  const sets = promotionSets({ input: bare, offers, order, isAllowed, budget: { left: STEPS } });
  // sets are sorted by their saving, an upper bound, because coupons and discounts never grow on a lower price
  for (let set = sets.take(); set && set.worth > saved; set = sets.take()) {
    const saving = full - priceCart({ ...bare, appliedPromotions: set.promotions.flatMap(appliedOf) }).payable;
    if (saving > saved) [best, saved] = [set.promotions, saving];
  }
  return best;
};
