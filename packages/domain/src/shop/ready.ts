import type { AppliedPromotion } from '../entities/discount/applied-promotion.ts';
import { keepSame } from '../money/keep-same.ts';
import { marketplacePrices, type EnginePrices } from '../selectors/engine-prices.ts';
import type { Cart } from '../cart/cart.ts';
import { promotionsBeside } from './promotions-beside.ts';
import { bareInput, inStorefront, promotionOrder } from './shop-state.ts';
import type { Shop } from './shop.ts';
import { appliedOf } from './worked.ts';

const decides = [
  'units',
  'selected',
  'tab',
  'saving',
  'appliedCoupons',
  'fundingDiscounts',
  'extraDiscountCandidates',
  'pricesAsOf',
  'buyer',
  'isCertificatedAdult',
  'shippingCountry',
  'oversea',
  'shippingPolicies',
  'bundleTerms',
  'serverPrices',
  'storefront',
  'thresholds',
  'missing',
] as const satisfies readonly (keyof Cart)[];

const isDecidedAs = (before: Cart, state: Cart): boolean => decides.every((name) => before[name] === state[name]);

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
  let last: { readonly state: Cart; readonly applied: readonly AppliedPromotion[] } | undefined;
  const appliedIn = (state: Cart): readonly AppliedPromotion[] => {
    if (last && isDecidedAs(last.state, state)) return last.applied;
    const before = last?.applied ?? [];
    const found = promotionsBeside(bareInput(state), shop, promotionOrder(state, shop.currency)).flatMap(appliedOf);
    const applied = keepSame(
      before,
      found.map((one) => before.find((other) => isSame(one, other)) ?? one),
    );
    last = { state, applied };
    return applied;
  };
  return Object.freeze({
    ready: (given: Cart): Cart => {
      const state = inShop(given);
      const applied = appliedIn(state);
      return state.appliedPromotions === applied ? state : { ...state, appliedPromotions: applied };
    },
  });
};
