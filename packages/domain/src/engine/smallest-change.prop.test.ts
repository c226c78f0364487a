import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withFix } from './cart-verbs.ts';
import { KRW } from '../money/currency.ts';
import { arbOrderState, arbSmallOrder, lawRuns, testNow } from '../testing/index.ts';
import { withShopFix } from './use-offers.ts';
import { won } from '../money/won.ts';
import { arbOffersInUse, naiveLeastLoss, usingOffers } from '../testing/naive-offers.ts';
import { anOffer, arbOffers } from '../testing/shop-offers.ts';
import { arbShopWorld } from '../testing/shop-world.ts';
import { priceOfCart } from './price-of-cart.ts';
import { createEngine } from './create-engine.ts';
import { marketplace } from './marketplace.ts';
import type { EngineCart } from './cart/engine-cart.ts';
import { judgeOrder } from './order.ts';
import { defineRule } from './rule.ts';
import { shopOf } from './terms.ts';
import { findSmallestChange, smallestChange } from './smallest-change.ts';

test('[EN-09 CK-18] after the smallest change of a cart with promotions the order is valid', () => {
  let changed = 0;
  fc.assert(
    fc.property(
      fc.oneof(arbOrderState, { arbitrary: arbSmallOrder, weight: 3 }),
      arbOffers,
      fc.subarray(['a', 'b', 'c', 'gone']),
      (state, offers, promotions) => {
        const engine = createEngine({ ...marketplace.terms, currency: KRW, promotions: offers });
        const cart: EngineCart<'KRW'> = { ...state, promotions };
        const now = cart.pricesAsOf;
        const change = smallestChange(engine, cart, now, 100);
        if (!change) return;
        changed += 1;
        const after = change.fixes.reduce((one, fix) => withFix(engine, one, fix), cart);
        expect(engine.checkOrder(after, now)).toEqual([]);
        expect(change.lost).toBeGreaterThanOrEqual(change.bound);
      },
    ),
    { numRuns: lawRuns(60) },
  );
  expect(changed).toBeGreaterThan(0);
});

const arbUsing = fc
  .tuple(arbShopWorld, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([world, units, pieces]) => {
    const { rules, currency, offers, exclusions } = world.shop;
    const shop = shopOf({ currency, promotions: offers, exclusions, rules, limits: { units, pieces } });
    return arbOffersInUse(world).map((used) => ({ world: { ...world, shop }, used }));
  });

test('[EN-09 CK-18] the smallest change of any shop loses as little as the best of all changes, proved: custom rules, promotions, exclusions', () => {
  let [changed, dropped, none] = [0, 0, 0];
  fc.assert(
    fc.property(arbUsing, ({ world, used }) => {
      const { shop, now } = world;
      const cart = usingOffers(world, used.promotions, used.coupons);
      const change = findSmallestChange(shop, cart, now);
      expect(change?.lost ?? Infinity).toBe(naiveLeastLoss(world, used));
      if (!change) {
        none += 1;
        return;
      }
      expect([change.isProved, change.bound]).toEqual([true, change.lost]);
      const after = change.fixes.reduce<EngineCart>((one, fix) => withShopFix(shop, one, fix), cart);
      expect(judgeOrder(shop, after, now).findings).toEqual([]);
      const [removals, others] = [
        change.fixes.filter(({ type }) => type === 'RemovePromotion'),
        change.fixes.filter(({ type }) => type !== 'RemovePromotion'),
      ];
      if (others.length > 0) changed += 1;
      const saving = priceOfCart(shop, cart, now).promotions.filter(({ total }) => total > 0);
      if (saving.some(({ offer }) => removals.some((fix) => 'promotion' in fix && fix.promotion === offer.id)))
        dropped += 1;
    }),
    { numRuns: lawRuns(60) },
  );
  expect(Math.min(changed, dropped, none)).toBeGreaterThan(0);
});

test('[EN-09 CK-18] with too many promotions for every combination a change is found, with a valid bound', () => {
  const many = Array.from({ length: 9 }, (_, i) =>
    anOffer(`${i}`, { code: 'SOME', worth: () => 10 + i, stacksWith: 'Everything' }),
  );
  const few = (most: number) =>
    defineRule({
      code: 'FEW',
      message: { en: '' },
      broken: ({ promotions }) => (promotions.length > most ? { params: {} } : undefined),
    });
  const engine = createEngine({ ...marketplace.terms, currency: KRW, promotions: many, rules: [few(7)] });
  const cart = engine.cartOf([{ ...engine.plain.unit, item: { ...engine.plain.item, itemSellPrice: won(1000) } }], {
    promotions: many.map(({ id }) => id),
  });
  expect(smallestChange(engine, cart, testNow)).toMatchObject({
    lost: 21,
    isProved: true,
    fixes: [
      { type: 'RemovePromotion', promotion: '0' },
      { type: 'RemovePromotion', promotion: '1' },
    ],
  });
  const one = createEngine({ ...marketplace.terms, currency: KRW, promotions: many, rules: [few(0)] });
  const all = smallestChange(one, cart, testNow);
  expect(all).toMatchObject({ lost: 126, isProved: false });
  expect(all?.bound).toBeGreaterThan(20);
  expect(all?.bound).toBeLessThan(126);
});
