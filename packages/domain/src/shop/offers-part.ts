import { type BestCombination, marketplaceOffers, type EngineOffers } from '../best-combination/best-combination.ts';
import type { CombinationQuestion } from '../best-combination/candidates.ts';
import { appliedOf as couponsOf } from '../coupons/coupon-assignment.ts';
import { won } from '../money/won.ts';
import { payableOf } from '../selectors/priced-of.ts';
import type { EnginePrices } from '../selectors/engine-prices.ts';
import { bestIn } from './ask.ts';
import type { Shop } from './shop.ts';

/**
 * Search of page and server by the terms of a shop. Promotions apply automatically, so the result is the coupons with
 * the lowest total (EN-09, CP-19).
 */
export const offersPart = (shop: Shop, { ready }: EnginePrices): EngineOffers => {
  if (shop.offers.length + shop.exclusions.length === 0) return marketplaceOffers;
  const best = ({ cart, coupons, situation, ...limits }: CombinationQuestion): BestCombination => {
    if (!cart) throw new TypeError('an engine of one’s own is asked with the whole cart');
    const known = { ...cart, coupons: { ...cart.coupons, ...({ status: 'Known', offered: coupons } as const) } };
    const { now } = situation;
    const found = bestIn(shop, known, now, limits.nodeLimit, limits.timeLimit);
    const { coupons: chosen, saving, bound, isProved, nodes, unused } = found;
    const after = payableOf(
      ready({ ...known, pricesAsOf: now, coupons: { ...known.coupons, applied: couponsOf(chosen) } }),
    );
    const more = found.payable - after;
    return {
      chosen,
      saving: won(saving + more),
      bound: won(Math.max(bound, saving + more)),
      isProved: isProved && more === 0,
      nodes,
      payable: after,
      savingAgainstPresent: won(payableOf(ready({ ...known, pricesAsOf: now })) - after),
      unused,
    };
  };
  return Object.freeze({ best });
};
