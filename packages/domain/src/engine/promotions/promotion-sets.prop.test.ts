import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbQuestion, lawRuns } from '../../testing/index.ts';
import { areStackable, subsets } from '../../testing/naive-offers.ts';
import { anOrder, arbAnyOffers } from '../../testing/shop-offers.ts';
import type { Offer } from './offer.ts';
import { promotionSets, type SetsQuestion } from './promotion-sets.ts';
import { priceCart } from '../../price/price-cart.ts';
import { appliedOf, evaluatePromotions, isOnShipping } from './evaluate.ts';

const size = { units: 5, coupons: 0, items: 3, sellers: 2 };

const allOf = (question: SetsQuestion) => {
  const sets = promotionSets(question);
  const all = [];
  for (let bound = sets.bound(), set = sets.take(); set; bound = sets.bound(), set = sets.take()) {
    expect(bound).toBeGreaterThanOrEqual(set.worth);
    all.push(set);
  }
  expect(sets.bound()).toBe(-1);
  return all;
};

const isSet = ({ input, order }: SetsQuestion, offers: readonly Offer[]): boolean => {
  const promotions = evaluatePromotions(input, offers, order);
  return areStackable(promotions) && promotions.every(({ total }) => total > 0);
};

test('[EN-09] lists all compatible sets of promotions with a saving for each, greatest saving first', () => {
  let [many, shipped] = [0, 0];
  fc.assert(
    fc.property(arbQuestion(size), arbAnyOffers(0, ['a', 'b', 'c', 'd', 'e']), ({ pricing }, offers) => {
      const question = { input: pricing, offers, order: anOrder };
      const listed = allOf(question);
      const keyOf = (ids: readonly string[]): string => ids.toSorted().join('+');
      const expected = subsets(offers).filter((some) => isSet(question, some));
      expect(listed.map(({ promotions }) => keyOf(promotions.map(({ offer }) => offer.id))).toSorted()).toEqual(
        expected.map((some) => keyOf(some.map(({ id }) => id))).toSorted(),
      );
      for (const [i, { promotions, worth }] of listed.entries()) {
        expect(promotions).toEqual(
          evaluatePromotions(
            pricing,
            offers.filter((one) => promotions.some(({ offer }) => offer === one)),
            anOrder,
          ),
        );
        const onPrices = promotions.filter(({ offer }) => !isOnShipping(offer));
        if (onPrices.length < promotions.length) {
          const appliedPromotions = promotions.flatMap(appliedOf);
          const bare = priceCart(pricing).payable;
          expect(worth).toBeGreaterThanOrEqual(bare - priceCart({ ...pricing, appliedPromotions }).payable);
          shipped += 1;
        } else expect(worth).toBe(onPrices.reduce((sum, { total }) => sum + total, 0));
        expect(worth).toBeLessThanOrEqual(listed[i - 1]?.worth ?? Infinity);
      }
      if (listed.length > 4) many += 1;
    }),
    { numRuns: lawRuns(200) },
  );
  expect(Math.min(many, shipped)).toBeGreaterThan(0);
});

test('[EN-09] excludes disallowed effects from every set and lists all others', () => {
  fc.assert(
    fc.property(arbQuestion(size), arbAnyOffers(0, ['a', 'b', 'c', 'd']), fc.nat(4000), ({ pricing }, offers, most) => {
      const question = { input: pricing, offers, order: anOrder };
      const isAllowed: SetsQuestion['isAllowed'] = ({ total }) => total <= most;
      const within = allOf(question).filter(({ promotions }) => promotions.every(isAllowed));
      const listed = allOf({ ...question, isAllowed });
      const told = (sets: typeof listed) =>
        sets.map(({ promotions }) => promotions.map(({ offer }) => offer.id).join('+')).toSorted();
      expect(told(listed)).toEqual(told(within));
    }),
    { numRuns: lawRuns(100) },
  );
});
