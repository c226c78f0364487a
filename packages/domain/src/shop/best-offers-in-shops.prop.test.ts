import fc from 'fast-check';
import { expect, test } from 'vitest';
import { couponKeyOf } from '../entities/coupon/held-coupon.ts';
import { lawRuns } from '../testing/law-runs.ts';
import { naiveLeastOffer, newlyAgainst, usingOffers } from '../testing/naive-offers.ts';
import { type ShopWorld, arbShopWorld } from '../testing/shop-world.ts';
import { bestIn, offersQuestion, priceIn } from './ask.ts';
import { bestOffers } from './best-offers.ts';

test('[EN-09 CP-19] the best offers are as good as brute force, proved and valid: any currency, promotions, exclusions, rules', () => {
  let [used, ruled, ruledPromotions, excluded] = [0, 0, 0, 0];
  fc.assert(
    fc.property(arbShopWorld, (world) => {
      const { shop, cart, now } = world;
      const best = bestIn(shop, cart, now);
      const after = usingOffers(world, best.promotions, best.coupons);
      expect(best.payable).toBe(naiveLeastOffer(world));
      expect([best.isProved, best.bound]).toEqual([true, best.saving]);
      expect(priceIn(shop, after, now).price).toBe(best.payable);
      expect(newlyAgainst(world, after)).toEqual([]);
      if (best.promotions.length > 0 && best.coupons.length > 0) used += 1;
      const [ofCoupons, ofPromotions] = [best.unused, best.unusedPromotions].map((all) =>
        all.map(({ reason }): string => reason.code),
      );
      const codes = [...(ofCoupons ?? []), ...(ofPromotions ?? [])];
      const isOwnRule = (code: string): boolean => shop.rules.some((rule) => rule.code === code && rule.message);
      if (ofCoupons?.some(isOwnRule)) ruled += 1;
      if (ofPromotions?.some(isOwnRule)) ruledPromotions += 1;
      if (codes.some((code) => code.startsWith('APART-'))) excluded += 1;
    }),
    { numRuns: lawRuns(200) },
  );
  expect(Math.min(used, ruled, ruledPromotions, excluded)).toBeGreaterThan(0);
});

test('[EN-09 CP-19] each coupon and each promotion is either chosen or has a reason', () => {
  fc.assert(
    fc.property(arbShopWorld, ({ shop, cart, now }) => {
      const { coupons, unused, promotions, unusedPromotions } = bestIn(shop, cart, now);
      const told = [...coupons, ...unused].map(({ coupon }) => couponKeyOf(coupon));
      expect(told.toSorted()).toEqual(cart.coupons.offered.map(couponKeyOf).toSorted());
      const named = [...promotions, ...unusedPromotions.map(({ promotion }) => promotion)];
      expect(named.toSorted()).toEqual(['a', 'b', 'c']);
    }),
    { numRuns: lawRuns(100) },
  );
});

/** Expects a valid result that is no better than the optimum, which it returns. */
const expectBounded = (world: ShopWorld, best: ReturnType<typeof bestIn>): ReturnType<typeof bestIn> => {
  const whole = bestIn(world.shop, world.cart, world.now);
  expect(best.saving).toBeLessThanOrEqual(whole.saving);
  expect(best.bound).toBeGreaterThanOrEqual(whole.saving);
  expect(best.isProved).toBe(best.bound === best.saving);
  expect(newlyAgainst(world, usingOffers(world, best.promotions, best.coupons))).toEqual([]);
  return whole;
};

test('[EN-09 CP-19] with too many combinations, the result is valid and has a valid bound', () => {
  let [proved, open] = [0, 0];
  fc.assert(
    fc.property(arbShopWorld, (world) => {
      const { shop, cart, now } = world;
      const best = bestOffers({ ...offersQuestion(shop, cart, now), ways: 0 });
      expectBounded(world, best);
      if (shop.rules.some(({ message }) => message) && best.coupons.length > 0) {
        if (best.isProved) proved += 1;
        else open += 1;
      }
    }),
    { numRuns: lawRuns(200) },
  );
  expect(proved).toBeGreaterThan(open);
});

test('[EN-09 CP-19] at the limit the result is valid, no better than the optimum, and has a valid bound', () => {
  let isCut = false;
  fc.assert(
    fc.property(arbShopWorld, fc.integer({ min: 0, max: 30 }), (world, ms) => {
      const { shop, cart, now } = world;
      let clock = 0;
      const tick = (): number => (clock += 1);
      const best = bestIn(shop, cart, now, undefined, { now: tick, ms });
      const whole = expectBounded(world, best);
      isCut ||= best.saving < whole.saving;
    }),
    { numRuns: lawRuns(100) },
  );
  expect(isCut).toBe(true);
});
