import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../testing/law-runs.ts';
import { naiveLeastOffer, usingOffers } from '../testing/naive-offers.ts';
import { arbShopWorld } from '../testing/shop-world.ts';
import { offersQuestion, priceIn } from './ask.ts';
import { jointBound } from './joint-bound.ts';
import { promotionSets } from './promotion-sets.ts';

test('[EN-09 CP-19] promotions and coupons save at most the joint bound, and often exactly as much', () => {
  let [tight, bounded] = [0, 0];
  fc.assert(
    fc.property(arbShopWorld, (world) => {
      const { shop, cart, now } = world;
      const question = offersQuestion(shop, cart, now);
      const { bare: input, offers, order } = question;
      const joint = jointBound(question, promotionSets({ input, offers, order }).lists, () => false);
      if (!joint) return;
      const saving = priceIn(shop, usingOffers(world, [], []), now).price - naiveLeastOffer(world);
      expect(joint.bound).toBeGreaterThanOrEqual(saving);
      bounded += 1;
      if (joint.bound === saving) tight += 1;
    }),
    { numRuns: lawRuns(150) },
  );
  expect(tight).toBeGreaterThan(0);
  expect(tight).toBeLessThan(bounded);
});
