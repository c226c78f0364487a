import { either as E, option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestCoupons } from '../engine/best-coupons.ts';
import { checkOrder } from '../engine/check-order.ts';
import { couponsFor } from '../engine/coupons-for.ts';
import { priceOfCart } from '../engine/price-of-cart.ts';
import { removeUnits } from '../engine/verbs/remove-units.ts';
import { setQuantity } from '../engine/verbs/set-quantity.ts';
import { smallestChange } from '../orders/smallest-change/smallest-change.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import { arbOrderState, lawRuns } from '../testing/index.ts';
import type { ShopChange } from './engine.ts';
import { marketplaceEngine, marketplaceRules } from './marketplace.ts';

test('[EN-09] the marketplace is asked by the rules that the page and the server ask, and no others', () => {
  expect(marketplaceRules).toBe(checkoutRules);
  expect(marketplaceEngine.terms).toEqual({ currency: { code: 'KRW', exponent: 0, rounding: 'Down' } });
});

test('[EN-09] the marketplace’s engine answers as the marketplace does, to the won and to the reason', () => {
  fc.assert(
    fc.property(arbOrderState, (cart) => {
      const now = cart.pricesAsOf;
      const { total, promotions, ...price } = marketplaceEngine.priceOfCart(cart, now);
      expect(price).toEqual(priceOfCart(cart, now));
      expect([total.minor, promotions]).toEqual([price.price, []]);
      expect(marketplaceEngine.checkOrder(cart, now)).toEqual(checkOrder(cart, now));
    }),
    { numRuns: lawRuns(150) },
  );
});

test('[EN-09] so it does for coupons, the smallest change and the verbs', () => {
  fc.assert(
    fc.property(arbOrderState, (cart) => {
      const now = cart.pricesAsOf;
      const best = bestCoupons(cart, now, 5);
      const ours = marketplaceEngine.bestOffers(cart, now, 5);
      const { chosen, ...answer } = best;
      expect(ours).toEqual({ ...answer, coupons: chosen, promotions: [] });
      const change = O.map(({ promotionsOff: _, ...rest }: ShopChange) => rest);
      expect(change(marketplaceEngine.smallestChange(cart, now, 50))).toEqual(smallestChange(cart, 50));
      const [unit] = cart.units;
      if (!unit) return;
      const { cartUnitId: id } = unit;
      expect(marketplaceEngine.couponsFor(cart, id, now)).toEqual(couponsFor(cart, id, now));
      expect(marketplaceEngine.setQuantity(cart, id, 3)).toEqual(setQuantity(cart, id, 3));
      const removed = removeUnits(cart, [id]);
      expect(E.isRight(removed) && removed.right).toEqual(
        E.isRight(removed) && E.toUnion(marketplaceEngine.removeUnits(cart, [id])),
      );
    }),
    { numRuns: lawRuns(40) },
  );
});
