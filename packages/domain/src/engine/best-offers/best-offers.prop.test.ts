import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineTax } from '../tax/define-tax.ts';
import { naiveLeastOffer, usingOffers, areStackable, subsets, newlyAgainst } from '../../testing/naive-offers.ts';
import { arbShopWorld, type ShopWorld } from '../../testing/shop-world.ts';
import { priceOfCart } from '../price-of-cart.ts';
import { bestOffers, findBestOffers, offersQuestion } from '../find-best-offers.ts';
import { unlimited } from '../../best-combination/budget.ts';
import { jointBound } from './joint-bound.ts';
import { promotionSets } from '../promotions/promotion-sets.ts';
import { arbTightQuestion, arbWithExtras } from '../../testing/arbitraries/near-question.ts';
import type { CombinationQuestion } from '../../best-combination/candidates.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { couponKeyOf } from '../../entities/coupon/coupon.ts';
import { priceWith } from '../../coupons/coupon-assignment.ts';
import { couponPolicyNo, itemNo } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { priceCart } from '../../price/price-cart.ts';
import type { Rule } from '../../rule/rule.ts';
import type { CouponFacts } from '../../rules/facts.ts';
import { anAddition, arbQuestion, lawRuns, testNow } from '../../testing/index.ts';
import { naiveLeastCost } from '../../testing/naive-combination.ts';
import { anOffer, anOrder, arbOffers } from '../../testing/shop-offers.ts';
import { EUR, KRW } from '../../money/currency.ts';
import { createEngine } from '../create-engine.ts';
import { defineRule } from '../rule.ts';
import { marketplace } from '../marketplace.ts';
import { shopOf } from '../terms.ts';
import { laneOf } from '../../entities/coupon/coupon-place.ts';
import { searchOffers } from './best-offers.ts';
import type { OffersOptions, OffersQuestion } from './offers-question.ts';
import type { Offer } from '../promotions/offer.ts';
import { appliedOf, evaluatePromotions } from '../promotions/evaluate.ts';

test('[EN-09 CP-19] promotions and coupons save at most the joint bound, and often exactly as much', () => {
  let [tight, bounded] = [0, 0];
  fc.assert(
    fc.property(arbShopWorld, (world) => {
      const { shop, cart, now } = world;
      const question = offersQuestion(shop, cart, now);
      const { bare: input, offers, order } = question;
      const joint = jointBound(question, promotionSets({ input, offers, order }).components, unlimited);
      if (!joint) return;
      const saving = priceOfCart(shop, usingOffers(world, [], []), now).price - naiveLeastOffer(world);
      expect(joint.bound).toBeGreaterThanOrEqual(saving);
      bounded += 1;
      if (joint.bound === saving) tight += 1;
    }),
    { numRuns: lawRuns(150) },
  );
  expect(tight).toBeGreaterThan(0);
  expect(tight).toBeLessThan(bounded);
});

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
  keepEffectiveFixes: (promotion) => promotion,
  // a property of the search, independent of its duration
  nodeLimit,
});

const naiveLeast = (question: OffersQuestion, from: CombinationQuestion): number => {
  const { bare, offers } = question;
  const costs = subsets(offers).flatMap((set) => {
    const promotions = evaluatePromotions(bare, set, anOrder);
    if (!areStackable(promotions)) return [];
    const barred: Rule<CouponFacts> = {
      code: 'CART-BR5-14',
      codes: [],
      requirement: '',
      source: '',
      broken: ({ coupon, place }) =>
        promotions.some(
          ({ offer, amounts }) =>
            !offer.goesWith(laneOf(coupon) ?? '') && place.cartUnitIds.some((id) => amounts.has(id)),
        )
          ? { code: 'CART-BR5-14', params: {}, units: [], fixes: [] }
          : undefined,
    };
    const appliedPromotions = promotions.flatMap(appliedOf);
    return [naiveLeastCost({ ...from, pricing: { ...bare, appliedPromotions }, rules: [barred] })];
  });
  return Math.min(...costs);
};

const ofOnePiece = (asking: CombinationQuestion): CombinationQuestion => {
  const units = asking.pricing.units.map((unit) => ({
    ...unit,
    quantity: 2,
    item: { ...unit.item, additions: [anAddition()] },
    discounts: unit.discounts.map((discount) => ({
      ...discount,
      policy: { ...discount.policy, maxAppliedQuantity: 1 },
    })),
  }));
  return { ...asking, pricing: { ...asking.pricing, units } };
};

test.each([
  ['a small cart', arbQuestion(small), 150],
  ['units of one item', arbTightQuestion(crowded), 150],
  ['items in one parcel, free shipping only just met or missed', arbTightQuestion(parcels), 150],
  ['with extra discounts', arbWithExtras(arbTightQuestion(small)), 60],
  ['with add-ons and discounts of one piece', arbQuestion(small).map(ofOnePiece), 60],
])('[EN-09] with three promotions as good as trying everything, and proved: %s', (_, arbitrary, everyday) => {
  fc.assert(
    fc.property(arbitrary, arbOffers, (from, offers) => {
      const question = asked(from, offers);
      const best = searchOffers(question);
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
      const best = searchOffers(question);
      const used = offers.filter(({ id }) => best.promotions.includes(id));
      const appliedPromotions = evaluatePromotions(question.bare, used, anOrder).flatMap(appliedOf);
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
      const best = searchOffers({ ...asked(from, offers), exclusions: [apart] });
      expect(best.coupons.length).toBeLessThan(2);
      const alone = keys.map((key) =>
        searchOffers(asked({ ...from, coupons: from.coupons.filter((coupon) => couponKeyOf(coupon) === key) }, offers)),
      );
      const without = searchOffers(asked({ ...from, coupons: [] }, offers));
      expect(best.saving).toBe(Math.max(without.saving, ...alone.map(({ saving }) => saving)));
      expect(best.isProved).toBe(true);
    }),
    { numRuns: lawRuns(60) },
  );
});

test('[EN-09 CP-19] the best offers are as good as brute force, proved and valid: any currency, promotions, exclusions, rules', () => {
  let [used, ruled, ruledPromotions, excluded] = [0, 0, 0, 0];
  fc.assert(
    fc.property(arbShopWorld, (world) => {
      const { shop, cart, now } = world;
      const best = findBestOffers(shop, cart, now);
      const after = usingOffers(world, best.promotions, best.coupons);
      expect(best.payable).toBe(naiveLeastOffer(world));
      expect([best.isProved, best.bound]).toEqual([true, best.saving]);
      expect(priceOfCart(shop, after, now).price).toBe(best.payable);
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

/** Adds tax to the prices of a world, with a rate by unit number. */
const arbTaxedWorld = fc
  .record({
    world: arbShopWorld,
    rates: fc.array(fc.constantFrom(0, 5, 7, 8.875, 19, 25), { minLength: 3, maxLength: 3 }),
    roundedPer: fc.constantFrom('Line' as const, 'Total' as const),
    rounding: fc.constantFrom('Down' as const, 'Up' as const, 'HalfUp' as const, 'HalfEven' as const),
  })
  .map(({ world, rates, ...rounded }): ShopWorld => {
    const rate = ({ cartUnitId: id }: { readonly cartUnitId: number }): number => rates[id % rates.length] ?? 0;
    return { ...world, shop: { ...world.shop, tax: defineTax({ rate, prices: 'Exclusive', ...rounded }) } };
  });

test('[EN-09 CP-19 EN-12] with added tax of several rates, the best offers are as good as brute force, proved and valid', () => {
  fc.assert(
    fc.property(arbTaxedWorld, (world) => {
      const { shop, cart, now } = world;
      const best = findBestOffers(shop, cart, now);
      const after = usingOffers(world, best.promotions, best.coupons);
      expect(best.payable).toBe(naiveLeastOffer(world));
      expect([best.isProved, best.bound]).toEqual([true, best.saving]);
      expect(priceOfCart(shop, after, now).price).toBe(best.payable);
      expect(best.saving).toBe(priceOfCart(shop, usingOffers(world, [], []), now).price - best.payable);
      expect(newlyAgainst(world, after)).toEqual([]);
    }),
    { numRuns: lawRuns(200) },
  );
});

/** Offers on some of three units with nearly the same saving, so that the rates decide. */
const arbCloseOffers = fc
  .array(fc.record({ amount: fc.integer({ min: 900, max: 1100 }), on: fc.subarray([1, 2, 3], { minLength: 1 }) }), {
    minLength: 2,
    maxLength: 4,
  })
  .chain((all) =>
    fc.array(fc.boolean(), { minLength: all.length, maxLength: all.length }).map((stacks) =>
      all.map(({ amount, on }, n) =>
        anOffer(`o${n}`, {
          worth: () => amount,
          neverGrows: true,
          appliesTo: ({ cartUnitId: id }) => on.includes(id),
          stacksWith: stacks[n] ? 'Everything' : [],
        }),
      ),
    ),
  );

test('[EN-09 CP-19 EN-12] the buyer pays least with added tax, also where other offers save more without it', () => {
  let other = 0;
  const { plain, cartOf } = createEngine({ currency: EUR });
  fc.assert(
    fc.property(
      arbTaxedWorld,
      arbCloseOffers,
      fc.array(fc.integer({ min: 500, max: 5000 }), { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 0, max: 490 }),
      ({ shop: { tax } }, promotions, prices, fee) => {
        const cart = cartOf(
          prices.map((price, i) => ({ id: i + 1, item: `item ${i}`, name: 'Item', price })),
          { shipping: { policies: [{ ...plain.policy, shippingFee: won(fee) }] } },
        );
        const untaxed = shopOf({ currency: EUR, promotions });
        const shop = { ...untaxed, ...(tax ? { tax } : {}) };
        const best = findBestOffers(shop, cart, 0);
        expect(best.payable).toBe(naiveLeastOffer({ shop, cart, now: 0 }));
        expect([best.isProved, best.bound]).toEqual([true, best.saving]);
        const net = findBestOffers(untaxed, cart, 0).promotions;
        if (priceOfCart(shop, { ...cart, promotions: net }, 0).price > best.payable) other += 1;
      },
    ),
    { numRuns: lawRuns(200) },
  );
  expect(other).toBeGreaterThan(5);
});

test('[EN-09 CP-19 EN-12] an offer on the higher rate wins although its discount is smaller', () => {
  const off = (id: string, amount: number, item?: string) =>
    anOffer(id, {
      worth: () => amount,
      neverGrows: true,
      appliesTo: (unit) => (item ?? unit.item.itemNo) === unit.item.itemNo,
    });
  const tax = defineTax({ rate: 19, prices: 'Exclusive' });
  const shop = createEngine({ currency: EUR, tax, promotions: [off('whole', 1000), off('lampOnly', 980, 'lamp')] });
  const cart = shop.cartOf([
    { id: 1, item: 'book', name: 'Book', price: '50.00', taxRate: 7 },
    { id: 2, item: 'lamp', name: 'Lamp', price: '50.00' },
  ]);
  // 113.00 without offers; 101.70 with ‘whole’
  expect(bestOffers(shop, { ...cart, promotions: ['whole'] }, testNow)).toMatchObject({
    promotions: ['lampOnly'],
    saving: 1167,
    bound: 1167,
    payable: 10_133,
    savingAgainstPresent: 37,
    isProved: true,
  });
});

test('[EN-09 CP-19] without coupons, promotions are proved although a lower price costs free shipping', () => {
  const off = (id: string, amount: number) =>
    anOffer(id, { worth: () => amount, neverGrows: true, stacksWith: id === 'a' || id === 'f' ? ['A', 'F'] : [] });
  const promotions = [off('a', 100), ...['b', 'c', 'd', 'e', 'g'].map((id, n) => off(id, 499 - n)), off('f', 307)];
  const countries = [{ codes: ['DE'], fee: 490, freeFrom: 2900 }];
  const shop = createEngine({ currency: EUR, home: 'DE', countries, promotions });
  const cart = shop.cartOf([{ id: 1, item: 'book', name: 'Book', price: '29.97' }]);
  expect(bestOffers(shop, cart, testNow)).toMatchObject({ promotions: ['b'], saving: 9, bound: 9, isProved: true });
});

test('[EN-09 CP-19 EN-12] at a limit, no offers save more than the bound with added tax of several rates', () => {
  let open = 0;
  fc.assert(
    fc.property(arbTaxedWorld, fc.constantFrom({ sets: 0 }, { searches: 0 }, { searches: 1 }), (world, limits) => {
      const { shop, cart, now } = world;
      const best = findBestOffers(shop, cart, now, limits);
      expectBounded(world, best);
      if (!best.isProved) open += 1;
    }),
    { numRuns: lawRuns(200) },
  );
  expect(open).toBeGreaterThan(0);
});

test('[EN-09 CP-19] each coupon and each offered promotion is either chosen or has a reason', () => {
  let hidden = 0;
  fc.assert(
    fc.property(arbShopWorld, ({ shop, cart, now }) => {
      const { coupons, unused, promotions, unusedPromotions } = findBestOffers(shop, cart, now);
      const told = [...coupons, ...unused].map(({ coupon }) => couponKeyOf(coupon));
      expect(told.toSorted()).toEqual(cart.coupons.offered.map(couponKeyOf).toSorted());
      const named = [...promotions, ...unusedPromotions.map(({ promotion }) => promotion)];
      const offered = shop.offers.filter(({ id, couponCode, groups = ['staff', 'press', ''] }) =>
        couponCode === undefined
          ? ['', ...(cart.buyerGroups ?? [])].some((group) => groups.includes(group))
          : cart.couponCodes?.includes(` ${id}10`),
      );
      if (offered.length < 3) hidden += 1;
      expect(named.toSorted()).toEqual(offered.map(({ id }) => id));
    }),
    { numRuns: lawRuns(100) },
  );
  expect(hidden).toBeGreaterThan(0);
});

const withTurned = (world: ShopWorld) =>
  fc.shuffledSubarray([...world.shop.offers], { minLength: 3 }).map((turned) => ({ world, turned }));

test('[EN-09] the order of offers in a shop changes neither their savings nor the best offers', () => {
  fc.assert(
    fc.property(arbShopWorld.chain(withTurned), ({ world, turned }) => {
      const { shop, cart, now } = world;
      const [saved, ofTurned] = [shop.offers, turned].map((offers) => {
        const all = priceOfCart({ ...shop, offers }, { ...cart, promotions: ['a', 'b', 'c'] }, now).promotions;
        const best = findBestOffers({ ...shop, offers }, cart, now);
        const amounts = all.map(({ offer, total }) => `${offer.id} ${total}`);
        return { amounts: amounts.toSorted(), best: [best.promotions, best.saving, best.bound] };
      });
      expect(ofTurned).toEqual(saved);
    }),
    { numRuns: lawRuns(200), seed: 28 },
  );
});

/** Expects a valid result that is no better than the optimum, which it returns. */
const expectBounded = (
  world: ShopWorld,
  best: ReturnType<typeof findBestOffers>,
): ReturnType<typeof findBestOffers> => {
  const whole = findBestOffers(world.shop, world.cart, world.now);
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
      const best = searchOffers({ ...offersQuestion(shop, cart, now), ways: 0 });
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
      const best = findBestOffers(shop, cart, now, { timeLimit: { now: tick, ms } });
      const whole = expectBounded(world, best);
      isCut ||= best.saving < whole.saving;
    }),
    { numRuns: lawRuns(100) },
  );
  expect(isCut).toBe(true);
});

const many = Array.from({ length: 6 }, (_, n) =>
  anOffer(`p${n}`, { code: 'SOME', worth: () => 10 + n, stacksWith: 'Everything' }),
);
const basketOf = (engine: ReturnType<typeof createEngine<'KRW'>>) =>
  engine.cartOf([{ ...engine.plain.unit, item: { ...engine.plain.item, itemSellPrice: won(1000) } }]);

test('[EN-09 CP-19] the numbers of sets and of searches are limited by arguments; the result stays valid', () => {
  const cut = { sets: 0, searches: 0 };
  for (const name of ['sets', 'searches'] as const)
    fc.assert(
      fc.property(arbShopWorld, (world) => {
        const { shop, cart, now } = world;
        const best = findBestOffers(shop, cart, now, { [name]: 0 });
        expectBounded(world, best);
        if (!best.isProved && findBestOffers(shop, cart, now).isProved) cut[name] += 1;
      }),
      { numRuns: lawRuns(60) },
    );
  expect(Math.min(cut.sets, cut.searches)).toBeGreaterThan(0);
  const engine = createEngine({ ...marketplace.terms, currency: KRW, promotions: many });
  const best = (limits: OffersOptions) => bestOffers(engine, basketOf(engine), 0, limits);
  expect(best({})).toMatchObject({ saving: 75, isProved: true });
  expect(best({ sets: 0 })).toMatchObject({ saving: 75, isProved: false });
  for (const limit of [-1, 1.5, Number.NaN]) {
    expect(() => best({ sets: limit })).toThrow('sets: expected a whole number from 0');
    expect(() => best({ searches: limit })).toThrow('searches: expected a whole number from 0');
  }
});

test('[EN-09 CP-19 EN-12] without a proof, the bound contains the tax that is added to the gap', () => {
  const gapWith = (more: object): number => {
    const engine = createEngine({ ...marketplace.terms, currency: KRW, promotions: many, ...more });
    const { bound, saving } = bestOffers(engine, basketOf(engine), 0, { sets: 0 });
    return bound - saving;
  };
  const gap = gapWith({});
  const taxed = gapWith({ tax: defineTax({ rate: 20, prices: 'Exclusive' }) });
  expect(gap).toBeGreaterThan(10);
  expect(taxed).toBeGreaterThanOrEqual(gap * 1.2);
  expect(taxed).toBeLessThanOrEqual(gap * 1.2 + 3);
});

test('[EN-09 CP-19 EN-01] the default time limit of 1,000 ms is measured by the clock of the engine', () => {
  // the search has three quarters of the limit
  const proved = (passed: number) => {
    const times = [5000];
    const engine = createEngine({
      ...marketplace.terms,
      currency: KRW,
      promotions: many,
      clock: () => times.pop() ?? 5000 + passed,
    });
    return bestOffers(engine, basketOf(engine), testNow).isProved;
  };
  expect([proved(749), proved(750)]).toEqual([true, false]);
});

/** Searches the coupons of eight items in a shop with a rule, without ways to add coupons one by one. */
const bestOfEight = (rule: ReturnType<typeof defineRule>, searches: number) => {
  const engine = createEngine({ currency: EUR, rules: [rule] });
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  const offered = numbers.map((n) => ({
    ...engine.plain.coupon,
    policyNo: couponPolicyNo(`P${n}`),
    couponName: `C${n}`,
    discountValue: 90 + 5 * n,
    target: { type: 'Items', itemNos: [itemNo(`I${n}`)] } as const,
  }));
  const cart = engine.cartOf(
    numbers.map((id) => ({ id, item: `I${id}`, name: 'A', price: '10.00', quantity: 1 })),
    { coupons: { status: 'Known', offered } },
  );
  const best = searchOffers({ ...offersQuestion(shopOf(engine.terms), cart, 0), ways: 0, searches });
  return { ...best, names: best.coupons.map((one) => one.coupon.couponName) };
};

test('[EN-09 CP-19] if ways to add coupons are too many, coupons are omitted until a rule is satisfied, the least valuable first', () => {
  const atMost = defineRule({
    code: 'AT-MOST',
    message: { en: 'Coupons save at most 5.00.' },
    broken: ({ payable }) => (payable < 7500 ? { params: {} } : undefined),
  });
  expect(bestOfEight(atMost, 2)).toMatchObject({ names: ['C5', 'C6', 'C7', 'C8'], saving: 490, isProved: false });
});

test('[EN-09 CP-19] if ways to add coupons are too many, all coupons that violate a rule alone are omitted at once', () => {
  const few = defineRule({
    code: 'FULL-PRICE',
    message: { en: 'No coupons on most items.' },
    broken: ({ chosen }) =>
      chosen.some(({ item, appliedCouponIssueNoes: on }: CartUnit) => item.itemNo > 'I2' && on?.length)
        ? { params: {} }
        : undefined,
  });
  expect(bestOfEight(few, 3).names).toEqual(['C1', 'C2']);
});
