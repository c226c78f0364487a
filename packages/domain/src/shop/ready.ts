import type { AppliedPromotion } from '../entities/discount/applied-promotion.ts';
import { keepSame } from '../money/keep-same.ts';
import { marketplacePrices, type EnginePrices } from '../selectors/engine-prices.ts';
import type { Cart } from '../cart/cart.ts';
import { promotionsBeside } from './promotions-beside.ts';
import { bareInput, inStorefront, promotionOrder } from './shop-state.ts';
import type { Shop } from './shop.ts';
import { appliedOf } from './worked.ts';

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
export const readyIn = (shop: Pick<Shop, 'offers' | 'currency' | 'features'>): EnginePrices => {
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
