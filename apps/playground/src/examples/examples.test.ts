import { bestOffers, marketplace, type Cart } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { readCart, readExample } from '../testing/read.ts';
import { examples, guideExample } from './examples.ts';
import { exampleNames, makeExampleCart, printExample, titleOfExample, type ExampleName } from './scenario-examples.ts';

const now = Date.UTC(2026, 10, 20, 3);
const codesOf = (cart: Cart): readonly string[] => marketplace.checkOrder(cart, now).map(({ code }) => code);

test('[EN-20] the cart of the guide has no problems', () => {
  expect(readCart(guideExample.texts.cart).problems).toEqual([]);
});

test('[EN-20] starts with a simple shop: its cart can be ordered, and the best offers use both promotions', () => {
  const [first] = examples;
  const { shop, cart } = readExample('books');
  expect(first?.name).toBe('books');
  expect(shop.engine.checkOrder(cart, now)).toEqual([]);
  const { price, tax } = shop.engine.priceOfCart(cart, now);
  expect([price, tax?.rates.map(({ rate }) => rate)]).toEqual([6090, [19, 7]]);
  // 36.00 + 24.90 - 12.00 = 48.90, less 10 per cent, with shipping
  expect(bestOffers(shop.engine, cart, now)).toMatchObject({
    promotions: ['novels', 'welcome'],
    payable: 4401 + 390,
    isProved: true,
  });
});

test.each(exampleNames)('[EN-20] the shortened example %s has the price and the reasons of the scenario', (name) => {
  const text = printExample(name, now);
  const { value, problems } = readCart(text);
  const whole = makeExampleCart(name, now);
  expect(problems).toEqual([]);
  expect(value && marketplace.checkOrder(value, now)).toEqual(marketplace.checkOrder(whole, now));
  expect(value && marketplace.priceOfCart(value, now)).toEqual(marketplace.priceOfCart(whole, now));
  expect(titleOfExample(name)).not.toBe('');
  expect(text.length).toBeLessThan(JSON.stringify(whole).length);
});

/** The property that the title of each example promises. */
const promises: Readonly<Record<ExampleName, (cart: Cart) => boolean>> = {
  'coupon-puzzle': (cart) => bestOffers(marketplace, cart, now).coupons.length === 2,
  'coupon-collector': (cart) => cart.coupons.offered.length > 10 && bestOffers(marketplace, cart, now).saving > 0,
  'order-rules': (cart) => new Set(codesOf(cart)).size >= 4,
  'max-limits': (cart) =>
    ['CART-BR3-05', 'CART-BR3-06', 'CART-BR3-03', 'CART-BR1-55'].every((code) => codesOf(cart).includes(code)),
  unorderable: (cart) =>
    marketplace.checkOrder(cart, now).some(({ code, units }) => code === 'CART-BR7-02' && units.length > 3),
  'oversea-china': (cart) =>
    marketplace.priceOfCart(cart, now).entries.some(({ rule }) => rule === 'OverseaShippingFee'),
  'many-sellers': (cart) =>
    new Set(marketplace.priceOfCart(cart, now).entries.map(({ sellerGroupKey }) => sellerGroupKey)).size > 3,
  'hundred-units': (cart) => cart.units.length === 100,
};

test.each(exampleNames)('[EN-20] the example %s shows what its title promises', (name) => {
  expect(promises[name](makeExampleCart(name, now))).toBe(true);
});
