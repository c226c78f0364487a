import fc from 'fast-check';
import { expect, test } from 'vitest';
import { definePromotion, offerOf, type Promotion } from '../shop/promotion.ts';
import { checkPromotion } from './check-promotion.ts';
import { anyParams, arbOffers } from './shop-offers.ts';

const offer = (over: Partial<Promotion<string, unknown>>) =>
  offerOf(
    definePromotion({
      code: 'TRIED',
      params: anyParams(),
      appliesTo: () => true,
      worth: () => 100,
      message: { en: '' },
      ...over,
    }),
    { id: 'tried', name: 'Tried', params: {} },
  );

const broken = (over: Partial<Promotion<string, unknown>>): string => {
  try {
    checkPromotion(offer(over), { seed: 7 });
  } catch (thrown) {
    return String(thrown);
  }
  return 'nothing was found';
};

test('[EN-09] promotions that keep the laws pass, and it is said in how many carts they took something off', () => {
  expect(checkPromotion(offer({}), { runs: 50 })).toMatchObject({ runs: 50 });
  fc.assert(
    fc.property(arbOffers, (offers) => {
      for (const one of offers) if (one.id !== 'b') expect(checkPromotion(one, { runs: 5 }).applied).toBeGreaterThan(0);
    }),
    { numRuns: 10 },
  );
});

test('[EN-09] a law that is broken is named with the smallest cart', () => {
  expect(broken({ worth: (units) => units.map(({ left }) => left / 3) })).toMatchInlineSnapshot(`
    "Error: TRIED, seed 7: it takes off whole amounts: [8592.333333333334,0]
    in a cart of
      1: 1 × item-1, 25777 together
      2: 1 × item-1, 0 together"
  `);
  expect(broken({ worth: () => -1 })).toMatchInlineSnapshot(`
    "Error: TRIED, seed 7: it takes nothing below 0 off: -1
    in a cart of
      1: 1 × item-1, 0 together"
  `);
  expect(broken({ worth: (units) => units.map(({ left }) => left + 1) })).toMatchInlineSnapshot(`
    "Error: TRIED, seed 7: it takes no more off a unit than is left of its price: [1]
    in a cart of
      1: 1 × item-1, 0 together"
  `);
  expect(broken({ worth: ([first]) => first?.left ?? 0 })).toMatchInlineSnapshot(`
    "Error: TRIED, seed 7: the order of units means nothing: [0,1]
    in a cart of
      1: 1 × item-1, 0 together
      2: 1 × item-1, 1 together"
  `);
  expect(broken({ worth: () => [] })).toMatchInlineSnapshot(`
    "Error: TRIED, seed 7: it says an amount for each unit: []
    in a cart of
      1: 1 × item-1, 0 together"
  `);
  let asked = 0;
  expect(broken({ worth: () => (asked += 1) })).toContain('the order of units means nothing');
});

test('[EN-09] one that takes nothing off says so: the check would prove nothing', () => {
  expect(broken({ appliesTo: () => false })).toMatchInlineSnapshot(
    `"Error: TRIED took nothing off in 200 carts: give units that it applies to as \`unit\`"`,
  );
});
