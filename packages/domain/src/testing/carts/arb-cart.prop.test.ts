import { applyPromotion, removePromotion } from '../../engine/cart-verbs.ts';
import { marketplace, marketplaceRules } from '../../engine/marketplace.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainItem } from '../../engine/cart/plain.ts';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { noFlags, type Item } from '../../entities/cart/item.ts';
import { itemNo } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { quantitiesOfOrder, shortTogether } from '../../rules/checkout/selection.ts';
import { findContradictions } from '../../engine/cart/contradictions.ts';
import { priceRules, type PriceRule } from '../../price/ledger/ledger.ts';
import type { Cart } from '../../cart/cart.ts';
import { testNow } from '../builders/unit.ts';
import { arbCart, arbCartOf } from './arb-cart.ts';
import type { CartTerms } from './cart-terms.ts';
import { forAll, law, laws } from '../laws.ts';
import { JPY, KRW, KWD, USD, type Currency } from '../../money/currency.ts';
import { money, ratio } from '../../money/money.ts';
import { defineExclusion, shareUnits } from '../../engine/promotions/exclusion.ts';
import { createEngine } from '../../engine/create-engine.ts';
import { definePromotion, offerOf } from '../../engine/promotions/promotion.ts';
import type { PromotionUnit } from '../../engine/promotions/offer.ts';
import { defineRule } from '../../engine/rule.ts';
import { anyParams } from '../shop-offers.ts';

const isIn = ([min, max]: readonly [number, number], n: number): boolean => n >= min && n <= max;
law('[EN-04] a drawn cart is consistent and frozen', [arbCart()], (cart) => {
  expect(findContradictions(cart)).toEqual([]);
  expect([cart, ...cart.units, ...cart.units.map(({ item }) => item)].every(Object.isFrozen)).toBe(true);
});

const bread: Item = { ...plainItem, itemNo: itemNo('bread'), itemSellPrice: won(4000), stock: 2 };
const jam: Item = {
  ...plainItem,
  itemNo: itemNo('jam'),
  flags: { ...noFlags, isSmileDelivery: true },
  itemSellPrice: won(3000),
  limits: { min: 2, max: 4, multiple: 2 },
};
const isGiven = ({ item }: CartUnit): boolean =>
  [bread, jam].some((one) => JSON.stringify(one) === JSON.stringify(item));
const sellersOf = ({ units }: Cart): number => new Set(units.map(({ seller }) => seller.sellerKey)).size;

const terms: readonly (readonly [CartTerms, (cart: Cart) => boolean])[] = [
  [{ units: 0 }, ({ units }) => units.length === 0],
  [{ units: 7 }, ({ units }) => units.length === 7],
  [{ units: [2, 3] }, ({ units }) => isIn([2, 3], units.length)],
  [{ coupons: 0 }, ({ coupons }) => coupons.offered.length === 0],
  [{ coupons: [2, 4] }, ({ coupons }) => isIn([2, 4], coupons.offered.length)],
  [{ quantities: [3, 4] }, ({ units }) => units.every(({ quantity }) => isIn([3, 4], quantity))],
  [{ quantities: 999 }, ({ units }) => units.every(({ quantity }) => quantity === 999)],
  [{ prices: [20_000, 30_000] }, ({ units }) => units.every(({ item }) => isIn([20_000, 30_000], item.itemSellPrice))],
  [{ prices: [11, 19] }, ({ units }) => units.every(({ item }) => isIn([11, 19], item.itemSellPrice))],
  [{ prices: 500 }, ({ units }) => units.every(({ item }) => item.itemSellPrice === 500)],
  [{ discounts: 0 }, ({ units }) => units.every(({ discounts }) => discounts.length === 0)],
  [{ discounts: [1, 3] }, ({ units }) => units.every(({ discounts }) => isIn([1, 3], discounts.length))],
  [{ discounts: 5 }, ({ units }) => units.every(({ discounts }) => discounts.length === 5)],
  [{ sellers: 1 }, (cart) => sellersOf(cart) === 1],
  [{ sellers: 3 }, (cart) => sellersOf(cart) === 3],
  [{ sellers: [2, 5], units: [2, 9] }, (cart) => isIn([2, 5], sellersOf(cart))],
  [{ items: [bread, jam] }, ({ units }) => units.every(isGiven)],
  [{ items: [jam], leftOut: false }, ({ units }) => units.every(({ quantity }) => isIn([2, 4], quantity))],
  [{ leftOut: false }, ({ units, selected }) => units.every(isOrderable) && selected.length === units.length],
  [{ now: 5 }, ({ pricesAsOf }) => pricesAsOf === 5],
  [{ tenant: 'outlet' }, ({ storefront }) => storefront.tenant === 'outlet'],
  [{ device: 'm', language: 'jp' }, ({ storefront }) => storefront.device === 'm' && storefront.language === 'jp'],
  [{ buyer: { isSmileClub: true } }, ({ buyer }) => buyer.isSmileClub && buyer.isLogin],
  [{ buyer: { isIdentityVerified: false } }, ({ buyer }) => !buyer.isIdentityVerified],
  [
    { overseas: true },
    ({ destination: { country: shippingCountry, overseas: oversea } }) =>
      shippingCountry !== 'SouthKorea' && oversea.status === 'Known',
  ],
  [{ overseas: false }, ({ destination: { country: shippingCountry } }) => shippingCountry === 'SouthKorea'],
  // an outlet never ships overseas (OV-14)
  [
    {},
    ({ storefront, destination: { country: shippingCountry } }) =>
      storefront.tenant !== 'outlet' || shippingCountry === 'SouthKorea',
  ],
];
const named = ({ items, ...rest }: CartTerms) => ({ ...rest, ...(items ? { items: items.length } : {}) });

test.each(terms.map(([one, holds]) => ({ name: JSON.stringify(named(one)), one, holds })))(
  '[EN-04 OV-14] the terms of $name always hold',
  ({ one, holds }) => {
    forAll([arbCart(one)], holds);
  },
);

const ofPieces = new Set<string>([...quantitiesOfOrder, shortTogether].flatMap(({ codes }) => codes));

test.each<CartTerms>([{}, { units: [2, 6], quantities: [1, 9] }, { items: [bread, jam], units: [2, 5] }])(
  '[EN-04] with nothing left out no unit is short of pieces or outside its limits: %#',
  (terms) => {
    forAll([arbCart({ ...terms, leftOut: false })], (cart) => {
      expect(marketplace.checkOrder(cart, testNow).filter(({ code }) => ofPieces.has(code))).toEqual([]);
    });
  },
);

const SAMPLE = 1000;
const sample = (terms: CartTerms = {}) => fc.sample(arbCart(terms), { numRuns: SAMPLE, seed: 7 });
const share = (carts: readonly Cart[], is: (cart: Cart) => boolean): number => carts.filter(is).length / carts.length;
const paid = (cart: Cart) => marketplace.priceOfCart(cart, testNow);
const has = (rule: PriceRule) => (cart: Cart) => paid(cart).entries.some((entry) => entry.rule === rule);
const lanesOf = ({ coupons: { applied: appliedCoupons } }: Cart): number =>
  new Set(appliedCoupons.map(({ isFreeShipping, couponType }) => (isFreeShipping ? 'Shipping' : couponType))).size;
const isBuyable = (cart: Cart): boolean => marketplace.checkOrder(cart, testNow).length === 0;

test('[EN-04] every price part, offer and violation occurs', () => {
  const carts = sample();
  const rules = new Set(carts.flatMap((cart) => paid(cart).entries.map(({ rule }) => rule)));
  // promotions and tax require a custom engine
  expect(priceRules.filter((rule) => !rules.has(rule))).toEqual(['Promotion', 'Tax']);
  const codes = carts.map((cart) => marketplace.checkOrder(cart, testNow).map(({ code }) => code));
  expect(new Set(codes.flat()).size).toBeGreaterThanOrEqual(18);
  expect(carts.some(({ units }) => new Set(units.map(({ item }) => item.itemNo)).size < units.length)).toBe(true);
  expect(carts.some(({ units }) => units.some(({ unableOrderType }) => unableOrderType !== undefined))).toBe(true);
});

test('[EN-04] typical price features are drawn frequently', () => {
  const carts = sample();
  expect(share(carts, ({ coupons: { applied: appliedCoupons } }) => appliedCoupons.length > 0)).toBeGreaterThan(0.4);
  expect(share(carts, ({ coupons: { applied: appliedCoupons } }) => appliedCoupons.length > 1)).toBeGreaterThan(0.1);
  expect(share(carts, (cart) => lanesOf(cart) > 1)).toBeGreaterThan(0.08);
  expect(share(carts, has('ShippingCoupon'))).toBeGreaterThan(0.04);
  expect(share(carts, has('BranchPrice'))).toBeGreaterThan(0.08);
  expect(share(carts, (cart) => sellersOf(cart) > 1)).toBeGreaterThan(0.2);
});

test.each<readonly [CartTerms, number]>([
  [{}, 0.5],
  [{ leftOut: false }, 0.6],
  [{ overseas: true }, 0.3],
  [{ overseas: true, leftOut: false }, 0.4],
])('[EN-04] of %j many carts can be ordered, and many cannot', (terms, least) => {
  const orderable = share(sample(terms), isBuyable);
  expect(orderable).toBeGreaterThan(least);
  expect(orderable).toBeLessThan(0.8);
});

const { forAll: shopForAll } = laws(50);

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
  createEngine({ ...marketplace.terms, currency, promotions: offers, exclusions: [oneEach], limits: { pieces: 4 } });
const shop = shopIn(USD);

test.each([USD, KWD, JPY, KRW])(
  '[EN-04 EN-08] the engine of $code accepts its carts, without contradictions',
  (currency) => {
    const engine = shopIn<string>(currency);
    shopForAll([arbCartOf(engine)], (cart) => {
      expect(cart.currency).toBe(currency.code);
      expect(findContradictions(cart)).toEqual([]);
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
  shopForAll([arbCartOf(shop)], ({ units, storefront, destination: { country: shippingCountry } }) => {
    expect(units.every(({ cartUnitType = 'Normal' }: CartUnit) => cartUnitType === 'Normal')).toBe(true);
    expect(units.every(({ item: { flags = noFlags } }: CartUnit) => Object.values(flags).every((is) => !is))).toBe(
      true,
    );
    expect([storefront.tenant, shippingCountry]).toEqual(['marketplace', 'SouthKorea']);
  });
  const [sent] = fc.sample(arbCartOf(shop, { overseas: true }), 1);
  expect(sent?.destination.country).not.toBe('SouthKorea');
  const bare = createEngine({
    ...marketplace.terms,
    currency: USD,
    features: { extraDiscount: false, overseaShipping: false },
  });
  expect(fc.sample(arbCartOf(bare), 100).flatMap((cart) => cart.discounts.extra)).toEqual([]);
  expect(() => arbCartOf(bare, { overseas: true })).toThrow('the engine ships nothing overseas');
});

test('[EN-04 EN-14] carts of a shop without terms of the marketplace have no funding and extra discounts', () => {
  const plain = createEngine({ currency: USD });
  shopForAll([arbCartOf(plain), arbCartOf(plain, { discounts: 2 })], (...carts) => {
    expect(carts.flatMap(({ discounts }) => [...(discounts.funding ?? []), ...(discounts.extra ?? [])])).toEqual([]);
  });
  const some = fc.sample(arbCartOf(createEngine({ currency: USD, features: { extraDiscount: true } })), 100);
  expect(some.some(({ discounts }) => (discounts.extra ?? []).length > 0)).toBe(true);
});

const shopBread = { ...shop.plain.item, itemNo: itemNo('bread'), itemSellPrice: shop.amount('4.00') };
const shopJam = { ...shopBread, itemNo: itemNo('jam'), itemSellPrice: shop.amount('2.50') };

test('[EN-04 EN-09] the terms of a custom shop apply: prices, items, promotions, moment and maximum pieces', () => {
  const price = [shop.amount('1.00'), shop.amount('2.00')] as const;
  shopForAll([arbCartOf(shop, { prices: price, promotions: ['two'], now: 9, leftOut: false })], (cart) => {
    const { units, promotions = [], pricesAsOf } = cart;
    expect(units.every(({ item }) => item.itemSellPrice >= price[0] && item.itemSellPrice <= price[1])).toBe(true);
    expect(units.every(({ quantity }) => quantity <= 4)).toBe(true);
    expect([promotions.every((id) => id === 'two'), pricesAsOf]).toEqual([true, 9]);
  });
  const [cart] = fc.sample(arbCartOf(shop, { items: [shopBread, shopJam], units: 9 }), { numRuns: 1, seed: 7 });
  expect(
    cart?.units.every(({ item }) => [shopBread, shopJam].some((one) => JSON.stringify(one) === JSON.stringify(item))),
  ).toBe(true);
  expect(() => arbCartOf(shop, { promotions: ['three'] })).toThrow(
    'promotions cannot be ["three"]: a list of ‘ten’, ‘two’, ‘over’',
  );
  // @ts-expect-error an engine is missing
  expect(() => arbCartOf({ units: 2 })).toThrow('arbCartOf draws carts of an engine: give it one, such as');
  // @ts-expect-error the name of a term
  expect(() => arbCartOf(shop, { promotion: [] })).toThrow('arbCartOf knows no ‘promotion’: ‘promotions’ was meant');
});

test('[EN-04 EN-09] applied offers are valid, because the engine applied them', () => {
  shopForAll([arbCartOf(shop)], (cart) => {
    for (const id of cart.promotions ?? []) {
      const without = removePromotion(shop, cart, id);
      expect(without.ok && applyPromotion(shop, without.cart, id, testNow).ok).toBe(true);
    }
  });
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
  expect(told((cart) => priced(cart).price < 1000, { items: [shopBread, shopJam] })).toBe(
    'a plain cart of 1 unit of bread in USD, but for\n  unit 1: quantity 3',
  );
});

test('[EN-04 EN-09] drawn carts both satisfy and violate a custom rule', () => {
  const least = defineRule({
    code: 'LEAST',
    message: { en: '' },
    broken: ({ payable }) => (payable < 2000 ? { params: {} } : undefined),
  });
  const engine = createEngine({ ...marketplace.terms, currency: USD, rules: [...marketplaceRules, least] });
  const carts = fc.sample(arbCartOf(engine), { numRuns: 200, seed: 7 });
  const broken = carts.filter((cart) => engine.checkOrder(cart, testNow).some(({ code }) => code === 'LEAST')).length;
  expect(broken).toBeGreaterThan(20);
  expect(broken).toBeLessThan(180);
});
