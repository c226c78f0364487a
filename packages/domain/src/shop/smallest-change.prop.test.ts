import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KRW } from '../money/currency.ts';
import { arbOrderState, arbSmallOrder, lawRuns } from '../testing/index.ts';
import { arbOffers } from '../testing/shop-offers.ts';
import { engineOf } from './engine-of.ts';
import type { ShopCart } from './in.ts';

test('[EN-09 CK-18] after the smallest change of a cart with promotions nothing stands against the order', () => {
  let changed = 0;
  fc.assert(
    fc.property(
      fc.oneof(arbOrderState, { arbitrary: arbSmallOrder, weight: 3 }),
      arbOffers,
      fc.subarray(['a', 'b', 'c', 'gone']),
      (state, offers, promotions) => {
        const engine = engineOf({ currency: KRW, promotions: offers });
        const cart: ShopCart<'KRW'> = { ...state, promotions };
        const now = cart.pricesAsOf;
        const change = O.toUndefined(engine.smallestChange(cart, now, 100));
        if (!change) return;
        changed += 1;
        const off = change.promotionsOff.map((promotion) => ({ type: 'RemovePromotion', promotion }) as const);
        const after = [...change.fixes, ...off].reduce((one, fix) => engine.withFix(one, fix), cart);
        expect(engine.checkOrder(after, now)).toEqual([]);
        expect(change.lost).toBeGreaterThanOrEqual(change.bound);
      },
    ),
    { numRuns: lawRuns(60) },
  );
  expect(changed).toBeGreaterThan(0);
});
