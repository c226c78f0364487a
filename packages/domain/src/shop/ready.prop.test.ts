import fc from 'fast-check';
import { expect, test } from 'vitest';
import { laneOfApplied } from '../coupon-box/choices.ts';
import { KRW } from '../money/currency.ts';
import { marketplaceParts } from '../engine/engine-parts.ts';
import { payableOf } from '../selectors/priced-of.ts';
import type { Cart } from '../cart/cart.ts';
import { arbOrderState, arbSmallOrder, lawRuns } from '../testing/index.ts';
import { areStackable, subsets } from '../testing/naive-offers.ts';
import { arbOffers } from '../testing/shop-offers.ts';
import { option as O } from 'fp-ts';
import { engineOf } from './engine-of.ts';
import { marketplaceEngine } from './marketplace.ts';
import { partsOf } from './parts.ts';
import type { Offer } from './promotion.ts';
import { bareInput, promotionOrder } from './shop-state.ts';
import { appliedOf, workOut } from './worked.ts';

const leastOf = (state: Cart, offers: readonly Offer[]): number => {
  const costs = subsets(offers).flatMap((set) => {
    const worked = workOut(bareInput(state), set, promotionOrder(state, KRW));
    const barred = worked.some(({ offer, amounts }) =>
      state.coupons.applied.some(
        (coupon) =>
          coupon.cartUnitIds.some((id) => amounts.has(id)) &&
          !O.exists((lane: string) => offer.goesWith(lane))(laneOfApplied(coupon)),
      ),
    );
    return barred || !areStackable(worked)
      ? []
      : [payableOf({ ...state, appliedPromotions: worked.flatMap(appliedOf) })];
  });
  return Math.min(...costs);
};

test('[EN-09] the engine of the marketplace returns the parts of the marketplace', () => {
  const { prices, orders, offers } = partsOf(marketplaceEngine);
  expect([prices, orders, offers]).toEqual([marketplaceParts.prices, marketplaceParts.orders, marketplaceParts.offers]);
  for (const name of ['prices', 'orders', 'offers'] as const)
    expect(partsOf(marketplaceEngine)[name]).toBe(marketplaceParts[name]);
});

test('[EN-09] applies the promotions with the lowest total for the given coupons', () => {
  let used = 0;
  fc.assert(
    fc.property(
      fc
        .oneof(arbOrderState, { arbitrary: arbSmallOrder, weight: 3 })
        .filter(({ coupons: { applied: appliedCoupons } }) =>
          appliedCoupons.every((coupon) => O.isSome(laneOfApplied(coupon))),
        ),
      arbOffers,
      (state, offers) => {
        const { ready } = partsOf(engineOf({ currency: KRW, promotions: offers })).prices;
        const now = ready(state);
        expect(payableOf(now)).toBe(leastOf(state, offers));
        used += now.appliedPromotions.length;
        // changes no other field, and is idempotent
        expect({ ...now, appliedPromotions: state.appliedPromotions }).toEqual(state);
        expect(ready(now)).toBe(now);
        expect(ready({ ...now, agreed: ['CART-BR1-01' as const] }).appliedPromotions).toBe(now.appliedPromotions);
        expect(marketplaceParts.prices.ready(state)).toBe(state);
      },
    ),
    { numRuns: lawRuns(100) },
  );
  expect(used).toBeGreaterThan(20);
});
