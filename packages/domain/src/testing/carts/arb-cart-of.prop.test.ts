import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contradictionsIn } from '../../engine/contradictions.ts';
import { JPY, KRW, KWD, USD, type Currency } from '../../money/currency.ts';
import { itemNo } from '../../money/ids.ts';
import { money, ratio } from '../../money/money.ts';
import { defineExclusion, shareUnits } from '../../shop/exclusion.ts';
import { engineOf } from '../../shop/engine-of.ts';
import { stateOf } from '../../shop/in.ts';
import { marketplaceRules } from '../../shop/marketplace.ts';
import { definePromotion, offerOf, type PromotionUnit } from '../../shop/promotion.ts';
import { defineRule } from '../../shop/rule.ts';
import { testNow } from '../builders/unit.ts';
import { anyParams } from '../shop-offers.ts';
import { arbCartOf } from './arb-cart.ts';
import { laws } from '../laws.ts';

const { forAll, law } = laws(50);

const leftOf = (units: readonly PromotionUnit[]) => units.reduce((sum, { left }) => sum + left, 0);
const tenth = definePromotion({
  code: 'TENTH',
  params: anyParams<{ readonly from: number }>(),
  appliesTo: () => true,
  worth: (units, _, { currency }) => ratio(money(currency, leftOf(units)), 10).minor,
  lacks: (units, { from }) => (units.length < from ? { params: { from } } : undefined),
  lane: 'Order',
  message: { en: '{from}' },
});
const offers = [
  offerOf(tenth, { id: 'ten', name: 'Ten', params: { from: 1 } }),
  offerOf(tenth, { id: 'two', name: 'Two', params: { from: 2 }, stacksWith: 'Everything' }),
  offerOf(tenth, { id: 'over', name: 'Over', params: { from: 1 }, until: '2020-01-01T00:00:00Z' }),
];
const oneEach = defineExclusion({ code: 'ONE-EACH', message: { en: '' }, excludes: shareUnits });
const shopIn = <C extends string>(currency: Currency<C>) =>
  engineOf({ currency, promotions: offers, exclusions: [oneEach], limits: { pieces: 4 } });
const shop = shopIn(USD);

test.each([USD, KWD, JPY, KRW])(
  '[EN-04 EN-08] the engine of $code accepts its carts, without contradictions',
  (currency) => {
    const engine = shopIn<string>(currency);
    forAll([arbCartOf(engine)], (cart) => {
      expect(cart.currency).toBe(currency.code);
      expect(contradictionsIn(stateOf(cart))).toEqual([]);
      const { entries, price } = engine.priceOfCart(cart, testNow);
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
    });
  },
);

test('[EN-04 EN-09] promotions and coupons are sometimes in use, if the rules of the shop allow it', () => {
  const carts = fc.sample(arbCartOf(shop), { numRuns: 500, seed: 7 });
  const share = (is: (cart: (typeof carts)[number]) => boolean) => carts.filter(is).length / carts.length;
  expect(share(({ promotions = [] }) => promotions.length > 0)).toBeGreaterThan(0.2);
  expect(share(({ promotions = [] }) => promotions.length === 0)).toBeGreaterThan(0.2);
  expect(share(({ coupons: { applied: appliedCoupons } }) => appliedCoupons.length > 0)).toBeGreaterThan(0.2);
  expect(share((cart) => shop.checkOrder(cart, testNow).length === 0)).toBeGreaterThan(0.4);
  const codes = new Set(carts.flatMap((cart) => shop.checkOrder(cart, testNow).map(({ code }) => code)));
  expect([...codes].filter((code) => code === 'ONE-EACH' || code.startsWith('PROMOTION-'))).toEqual([]);
  expect(new Set(carts.flatMap(({ promotions = [] }) => promotions))).toEqual(new Set(['ten', 'two']));
});

test('[EN-04 EN-09] a custom shop has no features of the marketplace, and ships overseas only on request', () => {
  forAll([arbCartOf(shop)], ({ units, storefront, destination: { country: shippingCountry } }) => {
    expect(units.every(({ cartUnitType }) => cartUnitType === 'Normal')).toBe(true);
    expect(units.every(({ item: { flags } }) => Object.values(flags).every((is) => !is))).toBe(true);
    expect([storefront.tenant, shippingCountry]).toEqual(['marketplace', 'SouthKorea']);
  });
  const [sent] = fc.sample(arbCartOf(shop, { overseas: true }), 1);
  expect(sent?.destination.country).not.toBe('SouthKorea');
  const bare = engineOf({ currency: USD, features: { extraDiscount: false, overseaShipping: false } });
  expect(fc.sample(arbCartOf(bare), 100).flatMap((cart) => cart.discounts.extra)).toEqual([]);
  expect(() => arbCartOf(bare, { overseas: true })).toThrow('the engine ships nothing overseas');
});

const bread = { ...shop.plain.item, itemNo: itemNo('bread'), itemSellPrice: shop.amount('4.00') };
const jam = { ...bread, itemNo: itemNo('jam'), itemSellPrice: shop.amount('2.50') };

test('[EN-04 EN-09] the terms of a custom shop apply: prices, items, promotions, moment and maximum pieces', () => {
  const price = [shop.amount('1.00'), shop.amount('2.00')] as const;
  forAll([arbCartOf(shop, { prices: price, promotions: ['two'], now: 9, leftOut: false })], (cart) => {
    const { units, promotions = [], pricesAsOf } = cart;
    expect(units.every(({ item }) => item.itemSellPrice >= price[0] && item.itemSellPrice <= price[1])).toBe(true);
    expect(units.every(({ quantity }) => quantity <= 4)).toBe(true);
    expect([promotions.every((id) => id === 'two'), pricesAsOf]).toEqual([true, 9]);
  });
  const [cart] = fc.sample(arbCartOf(shop, { items: [bread, jam], units: 9 }), { numRuns: 1, seed: 7 });
  expect(
    cart?.units.every(({ item }) => [bread, jam].some((one) => JSON.stringify(one) === JSON.stringify(item))),
  ).toBe(true);
  expect(() => arbCartOf(shop, { promotions: ['three'] })).toThrow(
    'promotions cannot be ["three"]: a list of ‘ten’, ‘two’, ‘over’',
  );
  // @ts-expect-error an engine is missing
  expect(() => arbCartOf({ units: 2 })).toThrow('arbCartOf draws carts of an engine: give it one, such as');
  // @ts-expect-error the name of a term
  expect(() => arbCartOf(shop, { promotion: [] })).toThrow('arbCartOf knows no ‘promotion’: ‘promotions’ was meant');
  const dinars = engineOf({ currency: KWD });
  // @ts-expect-error an item in dollars, a shop in dinars
  expect(fc.sample(arbCartOf(dinars, { items: [bread] }), 1)).toHaveLength(1);
});

law('[EN-04 EN-09] applied offers are valid, because the engine applied them', [arbCartOf(shop)], (cart) => {
  for (const id of cart.promotions ?? []) {
    const without = shop.removePromotion(cart, id);
    expect(E.isRight(without) && E.isRight(shop.applyPromotion(without.right, id, testNow))).toBe(true);
  }
});

test('[EN-04 EN-08] a failing property of a shop is reported in its currency, with its items and promotions', () => {
  const told = (law: (cart: Parameters<typeof shop.priceOfCart>[0]) => boolean, terms = {}) =>
    fc.stringify(fc.check(fc.property(arbCartOf(shop, terms), law), { seed: 7, numRuns: 2000 }).counterexample?.[0]);
  const priced = (cart: Parameters<typeof shop.priceOfCart>[0]) => shop.priceOfCart(cart, testNow);
  expect(told((cart) => priced(cart).price < 2550)).toBe(
    'a plain cart of 1 unit in USD, but for\n  unit 1: item.itemSellPrice 25.50',
  );
  expect(told((cart) => priced(cart).promotions.every(({ total }) => total < 300))).toBe(
    'a plain cart of 1 unit in USD, but for\n  unit 1: item.itemSellPrice 30.00\n  promotions: ten',
  );
  expect(told((cart) => priced(cart).price < 1000, { items: [bread, jam] })).toBe(
    'a plain cart of 1 unit of bread in USD, but for\n  unit 1: quantity 3',
  );
});

test('[EN-04 EN-09] drawn carts both satisfy and violate a custom rule', () => {
  const least = defineRule({
    code: 'LEAST',
    message: { en: '' },
    broken: ({ payable }) => (payable < 2000 ? { params: {} } : undefined),
  });
  const engine = engineOf({ currency: USD, rules: [...marketplaceRules, least] });
  const carts = fc.sample(arbCartOf(engine), { numRuns: 200, seed: 7 });
  const broken = carts.filter((cart) => engine.checkOrder(cart, testNow).some(({ code }) => code === 'LEAST')).length;
  expect(broken).toBeGreaterThan(20);
  expect(broken).toBeLessThan(180);
});
