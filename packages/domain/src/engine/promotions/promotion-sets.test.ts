import { expect, test } from 'vitest';
import { plainUnit } from '../cart/plain.ts';
import { KRW, USD } from '../../money/currency.ts';
import { cartUnitId, couponIssueNo, itemNo } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { anOffer } from '../../testing/shop-offers.ts';
import { findBestOffers, offersQuestion } from '../find-best-offers.ts';
import { jointBound } from '../best-offers/joint-bound.ts';
import { priceOfCart } from '../price-of-cart.ts';
import { createEngine } from '../create-engine.ts';
import { marketplace } from '../marketplace.ts';
import type { EngineCart } from '../cart/engine-cart.ts';
import { cartOf } from '../cart/cart-of.ts';
import type { Offer, PromotionUnit } from './offer.ts';
import type { Promotion } from './promotion.ts';
import { promotionSets } from './promotion-sets.ts';
import { shopOf } from '../terms.ts';

const many = Array.from({ length: 20 }, (_, i) => i);

const cart: EngineCart = {
  ...cartOf(
    many.map((i) => ({
      ...plainUnit,
      cartUnitId: cartUnitId(i + 1),
      item: { ...plainUnit.item, itemNo: itemNo(`I${i}`), itemSellPrice: won(1000 + 37 * i) },
    })),
  ),
  currency: 'USD',
  promotions: [],
};

const percent = (id: string, off: number, item?: string): Offer =>
  anOffer(id, {
    code: 'PERCENT',
    appliesTo: (unit) => item === undefined || unit.item.itemNo === item,
    worth: (units) => units.map(({ left }) => Math.floor((left * off) / 100)),
    ...(item === undefined ? { stacksWith: 'Everything' as const } : {}),
  });

const savedBy = (offers: readonly Offer[], promotions: readonly string[]): number => {
  const shop = shopOf({ currency: USD, promotions: offers });
  return priceOfCart(shop, cart, 0).price - priceOfCart(shop, { ...cart, promotions }, 0).price;
};

test('[EN-09] twenty promotions on twenty items are independent: all of them are the best, proved at once', () => {
  const offers = many.map((i) => percent(`p${i}`, 5 + i, `I${i}`));
  const shop = shopOf({ currency: USD, promotions: offers });
  const best = findBestOffers(shop, cart, 0);
  expect(best).toMatchObject({
    isProved: true,
    saving: savedBy(
      offers,
      offers.map(({ id }) => id),
    ),
  });
  expect(best.promotions).toHaveLength(20);
  expect(best.nodes).toBeLessThan(3);
});

test('[EN-09 CP-19] proves the best of twenty promotions that exclude coupons on their items, and ten coupons', () => {
  const offers = many.map((i) => percent(`p${i}`, 5 + ((i * 7) % 11), `I${i}`));
  const { coupon, buyer } = createEngine({ ...marketplace.terms, currency: KRW }).plain;
  const offered = many.slice(0, 10).map((i) => ({
    ...coupon,
    issueNo: couponIssueNo(`C${i}`),
    couponName: `C${i}`,
    couponType: (['BuyerCoupon', 'SellerDupCoupon', 'BuyerCoupon', 'SuperCoupon'] as const)[i % 4] ?? 'BuyerCoupon',
    discountUnitType: 'Rate' as const,
    discountValue: 8 + 2 * i,
  }));
  const couponed: EngineCart = { ...cart, buyer, coupons: { ...cart.coupons, status: 'Known', offered } };
  const best = findBestOffers(shopOf({ currency: USD, promotions: offers }), couponed, 0);
  expect(best.isProved).toBe(true);
  expect(best.nodes).toBeLessThan(10);
  expect(best.promotions.length).toBeGreaterThan(5);
  expect(best.coupons.length).toBeGreaterThan(5);
});

test('[EN-09 CP-19] the joint bound allows two promotions on different units of an item whose coupons both exclude', () => {
  const two: EngineCart = {
    ...cart,
    ...cartOf([1, 2].map((id) => ({ ...plainUnit, cartUnitId: cartUnitId(id) }))),
    buyer: createEngine({ ...marketplace.terms, currency: KRW }).plain.buyer,
  };
  const units = two.units.map((unit) => ({ ...unit, item: { ...unit.item, itemSellPrice: won(1000) } }));
  const { coupon } = createEngine({ currency: USD }).plain;
  const offered = [
    { ...coupon, issueNo: couponIssueNo('C'), couponType: 'SellerDupCoupon' as const, discountValue: 50 },
  ];
  const offers = units.map(({ cartUnitId: id }) =>
    anOffer(`p${id}`, { appliesTo: (unit) => unit.cartUnitId === id, worth: () => 200 }),
  );
  const couponed: EngineCart = { ...two, units, coupons: { ...two.coupons, status: 'Known', offered } };
  const question = offersQuestion(shopOf({ currency: USD, promotions: offers }), couponed, 0);
  const { bare: input, order } = question;
  const joint = jointBound(question, promotionSets({ input, offers, order }).components, { left: 1e6 });
  expect(joint?.bound).toBe(400);
});

test('[EN-09] of two incompatible offers on each of ten items, each item gets the better one', () => {
  const offers = many.map((i) => percent(`p${i}`, 5 + i, `I${i % 10}`));
  const best = findBestOffers(shopOf({ currency: USD, promotions: offers }), cart, 0);
  expect(best).toMatchObject({ isProved: true, promotions: many.slice(10).map((i) => `p${i}`) });
});

test('[EN-09] with too many overlapping promotions, tries at least all together, each alone and a greedy set', () => {
  const offers = many.map((i) => percent(`p${i}`, 1 + i / 10));
  const shop = shopOf({ currency: USD, promotions: [...offers, percent('half', 50)] });
  const ids = shop.offers.map(({ id }) => id);
  const best = findBestOffers(shop, cart, 0);
  const all = savedBy(shop.offers, ids);
  expect(best.saving).toBeGreaterThanOrEqual(all);
  for (const id of ids) expect(best.saving).toBeGreaterThanOrEqual(savedBy(shop.offers, [id]));
  expect(best.isProved).toBe(false);
  // the price is an upper bound of the saving
  expect(best.bound).toBe(priceOfCart(shop, cart, 0).price);
});

test('[EN-09] proves the best of overlapping promotions that stack if their savings never grow', () => {
  const offers = (neverGrows: boolean) =>
    many.map((i) =>
      anOffer(`p${i}`, {
        code: 'PAIR',
        appliesTo: ({ item }) => [`I${i}`, `I${i + 1}`].includes(item.itemNo),
        worth: (units) => units.map(({ left }) => Math.floor((left * (5 + (i % 3))) / 100)),
        stacksWith: 'Everything',
        neverGrows,
      }),
    );
  const [proved, open] = [true, false].map((neverGrows) =>
    findBestOffers(shopOf({ currency: USD, promotions: offers(neverGrows) }), cart, 0),
  );
  expect(proved).toMatchObject({ isProved: true, saving: open?.saving });
  expect(open?.isProved).toBe(false);
});

test('[EN-09] the bound of percentages that stack is what all of them save if they promise their share', () => {
  const boundWith = (over: Partial<Promotion<string, object>>): number => {
    const worth = (units: readonly PromotionUnit[]) => units.map(({ left }) => Math.floor((left * 40) / 100));
    const offers = many
      .slice(0, 4)
      .map((i) => anOffer(`p${i}`, { worth, stacksWith: 'Everything', neverGrows: true, ...over }));
    return findBestOffers(shopOf({ currency: USD, promotions: offers }), cart, 0, { sets: 0 }).bound;
  };
  const { price } = priceOfCart(shopOf({ currency: USD }), cart, 0);
  expect(boundWith({})).toBe(price);
  // a promotion may round up by 1 for each of the 20 pieces
  const bound = boundWith({ mostShare: () => 0.4 });
  expect(bound).toBeGreaterThanOrEqual(price * (1 - 0.6 ** 4));
  expect(bound).toBeLessThan(price * (1 - 0.6 ** 4) + 4 * 20);
});

test('[EN-09] at the limit, the bound contains the upper bound of a promotion whose saving may grow', () => {
  const after = anOffer('b', { worth: () => 500, stacksWith: 'Everything', neverGrows: true });
  const boundWith = (upperBound: () => number): number => {
    const worth = (units: readonly PromotionUnit[]): number => Math.min(...units.map(({ left }) => left));
    const first = ['a', 'c'].map((id) => anOffer(id, { worth, stacksWith: 'Everything', upperBound }));
    const shop = shopOf({ currency: USD, promotions: [...first, after] });
    return findBestOffers(shop, cart, 0, { sets: 0 }).bound;
  };
  // the first one has no promotion before it, so its saving is exact
  expect(boundWith(() => 1703)).toBe(1000 + 500 + 1703);
  expect(boundWith(() => Infinity)).toBe(priceOfCart(shopOf({ currency: USD }), cart, 0).price);
});

test('[EN-09] without a search of sets, omits a promotion that lowers the price below the minimum of a greater one', () => {
  const price = priceOfCart(shopOf({ currency: USD }), cart, 0).price;
  const isFull = (units: readonly PromotionUnit[]): boolean => units.reduce((sum, { left }) => sum + left, 0) === price;
  const shop = shopOf({
    currency: USD,
    promotions: [
      anOffer('a', { worth: () => 10, stacksWith: 'Everything' }),
      anOffer('b', { worth: (units) => (isFull(units) ? 200 : 50), stacksWith: 'Everything' }),
    ],
  });
  const best = findBestOffers(shop, cart, 0, { sets: 0 });
  expect(best).toMatchObject({ promotions: ['b'], saving: 200 });
});

test('[EN-09] finds a saving that grows after another promotion, although a third one saves more than both alone', () => {
  const [cheap, dear] = [1000, 1000 + 37 * 19];
  const cheapest = (units: readonly PromotionUnit[]): number => Math.min(...units.map(({ left }) => left));
  const offers = [
    anOffer('exclusive', { worth: () => 2 * cheap + 1 }),
    anOffer('gift', { appliesTo: ({ item }) => item.itemNo === 'I0', worth: cheapest, stacksWith: ['one'] }),
    anOffer('one', {
      appliesTo: ({ item }) => ['I0', 'I19'].includes(item.itemNo),
      worth: cheapest,
      stacksWith: ['gift'],
    }),
  ];
  const best = findBestOffers(shopOf({ currency: USD, promotions: offers }), cart, 0);
  expect(best).toMatchObject({ promotions: ['gift', 'one'], saving: cheap + dear, isProved: true });
});

test('[EN-09] the greatest joint saving may use only two of many promotions', () => {
  // One of the twenty leaves no price for the others. Two later ones together save more than any of them.
  const first = many.map((i) =>
    anOffer(`f${i}`, {
      code: 'FIRST',
      worth: (units) => (units.every(({ left, unit }) => left === unit.item.itemSellPrice) ? 100 + i : 1),
      stacksWith: 'Everything',
    }),
  );
  const shop = shopOf({ currency: USD, promotions: [...first, percent('a', 30), percent('b', 30)] });
  const best = findBestOffers(shop, cart, 0);
  expect(best.promotions).toEqual(expect.arrayContaining(['a', 'b']));
  expect(best.saving).toBeGreaterThan(savedBy(shop.offers, ['a', 'b']));
});

test('[EN-09] without time lists no further sets, and the bound reflects it', () => {
  const offers = many.map((i) => percent(`p${i}`, 1 + i / 10));
  const { bare: input, order } = offersQuestion(shopOf({ currency: USD, promotions: offers }), cart, 0);
  const sets = promotionSets({ input, offers, order, budget: { left: 400_000 } });
  let count = 0;
  while (sets.take()) count += 1;
  expect(count).toBeGreaterThan(20);
  expect(count).toBeLessThan(1000);
  expect(sets.bound()).toBe(priceOfCart(shopOf({ currency: USD }), cart, 0).price);
});

test('[EN-09 CP-19] without any time, the best offers are still a set that is known at once', () => {
  const shop = shopOf({ currency: USD, promotions: many.map((i) => percent(`p${i}`, 1 + i)) });
  const best = findBestOffers(shop, cart, 0, { timeLimit: { now: () => 0, ms: 0 } });
  expect(best.saving).toBe(savedBy(shop.offers, best.promotions));
  expect(best.promotions).toHaveLength(20);
});
