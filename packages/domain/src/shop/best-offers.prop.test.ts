import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CombinationQuestion } from '../best-combination/candidates.ts';
import { couponKeyOf } from '../entities/coupon/held-coupon.ts';
import { priceWith } from '../coupons/coupon-assignment.ts';
import { won } from '../money/won.ts';
import { priceCart } from '../price/price-cart.ts';
import type { Rule } from '../rule/rule.ts';
import type { CouponFacts } from '../rules/facts.ts';
import { arbQuestion, arbTightQuestion, arbWithExtras, lawRuns } from '../testing/index.ts';
import { naiveLeastCost } from '../testing/naive-combination.ts';
import { areStackable, subsets } from '../testing/naive-offers.ts';
import { anOrder, arbOffers } from '../testing/shop-offers.ts';
import { laneOf } from '../entities/coupon/lane.ts';
import { bestOffers } from './best-offers.ts';
import type { OffersQuestion } from './offers-question.ts';
import type { Offer } from './promotion.ts';
import { appliedOf, workOut } from './worked.ts';

const small = { units: 4, coupons: 3, items: 2, sellers: 2 };
const crowded = { units: 3, coupons: 4, items: 1, sellers: 1 };
const parcels = { units: 4, coupons: 3, items: 4, sellers: 1 };

const asked = (
  { pricing, coupons, situation, nodeLimit }: CombinationQuestion,
  offers: readonly Offer[],
): OffersQuestion => ({
  bare: { ...pricing, appliedCoupons: [] },
  present: priceCart(pricing).payable,
  offers,
  order: anOrder,
  coupons,
  exclusions: [],
  situation,
  against: () => [],
  againstAlways: () => [],
  mended: (worked) => worked,
  // a property of the search, independent of its duration
  nodeLimit,
});

const naiveLeast = (question: OffersQuestion, from: CombinationQuestion): number => {
  const { bare, offers } = question;
  const costs = subsets(offers).flatMap((set) => {
    const promotions = workOut(bare, set, anOrder);
    if (!areStackable(promotions)) return [];
    const barred: Rule<CouponFacts> = {
      code: 'CART-BR5-14',
      codes: [],
      requirement: '',
      source: '',
      broken: ({ coupon, place }) =>
        promotions.some(
          ({ offer, amounts }) =>
            !offer.goesWith(O.toNullable(laneOf(coupon)) ?? '') && place.cartUnitIds.some((id) => amounts.has(id)),
        )
          ? O.some({ code: 'CART-BR5-14', params: {}, units: [], fixes: [] })
          : O.none,
    };
    const appliedPromotions = promotions.flatMap(appliedOf);
    return [naiveLeastCost({ ...from, pricing: { ...bare, appliedPromotions }, rules: [barred] })];
  });
  return Math.min(...costs);
};

test.each([
  ['a small cart', arbQuestion(small), 150],
  ['units of one item', arbTightQuestion(crowded), 150],
  ['items in one parcel, free shipping only just met or missed', arbTightQuestion(parcels), 150],
  ['with extra discounts', arbWithExtras(arbTightQuestion(small)), 60],
])('[EN-09] with three promotions as good as trying everything, and proved: %s', (_, arbitrary, everyday) => {
  fc.assert(
    fc.property(arbitrary, arbOffers, (from, offers) => {
      const question = asked(from, offers);
      const best = bestOffers(question);
      expect(best.payable).toBe(naiveLeast(question, from));
      expect([best.isProved, best.bound]).toEqual([true, best.saving]);
    }),
    { numRuns: lawRuns(everyday) },
  );
});

test('[EN-09] the reported saving equals the price difference of a cart with these offers applied', () => {
  fc.assert(
    fc.property(arbTightQuestion({ units: 6, coupons: 6, items: 3, sellers: 2 }), arbOffers, (from, offers) => {
      const question = asked(from, offers);
      const best = bestOffers(question);
      const used = offers.filter(({ id }) => best.promotions.includes(id));
      const appliedPromotions = workOut(question.bare, used, anOrder).flatMap(appliedOf);
      const { payable } = priceWith({ ...question.bare, appliedPromotions }, best.coupons);
      expect(payable).toBe(best.payable);
      expect(best.saving).toBe(won(priceCart(question.bare).payable - payable));
      expect(best.savingAgainstPresent).toBe(question.present - payable);
    }),
    { numRuns: lawRuns(100) },
  );
});

test('[EN-09] resolves coupons that a shop excludes from each other at the lowest cost', () => {
  fc.assert(
    fc.property(arbQuestion(small), arbOffers, (from, offers) => {
      const keys = from.coupons.map(couponKeyOf);
      const apart = { code: 'APART', message: { en: '' }, excludes: () => true };
      const best = bestOffers({ ...asked(from, offers), exclusions: [apart] });
      expect(best.coupons.length).toBeLessThan(2);
      const alone = keys.map((key) =>
        bestOffers(asked({ ...from, coupons: from.coupons.filter((coupon) => couponKeyOf(coupon) === key) }, offers)),
      );
      const without = bestOffers(asked({ ...from, coupons: [] }, offers));
      expect(best.saving).toBe(Math.max(without.saving, ...alone.map(({ saving }) => saving)));
      expect(best.isProved).toBe(true);
    }),
    { numRuns: lawRuns(60) },
  );
});
