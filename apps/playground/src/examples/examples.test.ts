import { languages, type CartState } from '@baguni/domain';
import { bestCoupons, checkOrder, priceOfCart } from '@baguni/domain/engine';
import { expect, test } from 'vitest';
import { readCart } from '../testing/read-cart.ts';
import { guideExample } from './guide-example.ts';
import { exampleCart, exampleNames, exampleText, exampleTitle, type ExampleName } from './scenario-examples.ts';

const now = Date.UTC(2026, 10, 20, 3);
const codesIn = (cart: CartState): readonly string[] => checkOrder(cart, now).map(({ code }) => code);

test('[EN-20] the guide’s cart is an example without a problem', () => {
  expect(readCart(guideExample).problems).toEqual([]);
});

test.each(exampleNames)(
  '[EN-20] the example %s is written short, and costs and may do what the scenario does',
  (name) => {
    for (const language of languages) {
      const { cart, problems } = readCart(exampleText(name, language, now));
      const whole = exampleCart(name, language, now);
      expect(problems).toEqual([]);
      expect(cart && checkOrder(cart, now)).toEqual(checkOrder(whole, now));
      expect(cart && priceOfCart(cart, now)).toEqual(priceOfCart(whole, now));
      expect(cart?.storefront.language).toBe(language);
      expect(exampleTitle(name, language)).not.toBe('');
    }
  },
);

/** What each example must show to be what it is called. */
const shows: Readonly<Record<ExampleName, (cart: CartState) => boolean>> = {
  // the best combination is not the coupon that saves most first
  'coupon-puzzle': (cart) => bestCoupons(cart, now).chosen.length === 2,
  'coupon-collector': (cart) => cart.coupons.offered.length > 10 && bestCoupons(cart, now).saving > 0,
  'order-rules': (cart) => new Set(codesIn(cart)).size >= 4,
  'max-limits': (cart) =>
    ['CART-BR3-05', 'CART-BR3-06', 'CART-BR3-03', 'CART-BR1-55'].every((code) => codesIn(cart).includes(code)),
  unorderable: (cart) => checkOrder(cart, now).some(({ code, units }) => code === 'CART-BR7-02' && units.length > 3),
  'oversea-china': (cart) => priceOfCart(cart, now).entries.some(({ rule }) => rule === 'OverseaShippingFee'),
  'many-sellers': (cart) =>
    new Set(priceOfCart(cart, now).entries.map(({ sellerGroupKey }) => sellerGroupKey)).size > 3,
  'hundred-units': (cart) => cart.units.length === 100,
};

test.each(exampleNames)('[EN-20] the example %s shows what its title says, in every language', (name) => {
  for (const language of languages) expect(shows[name](exampleCart(name, language, now)), language).toBe(true);
});

test('[EN-20] an example fits on a few screens', () => {
  expect(exampleText('coupon-puzzle', 'en', now).split('\n').length).toBeLessThan(140);
});
