import { languages } from '@baguni/domain';
import { checkOrder, priceOfCart } from '@baguni/domain/engine';
import { expect, test } from 'vitest';
import { readCart } from '../testing/read-cart.ts';
import { guideExample } from './guide-example.ts';
import { exampleCart, exampleNames, exampleText, exampleTitle } from './scenario-examples.ts';

const now = Date.UTC(2026, 10, 20, 3);

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

test('[EN-20] an example fits on a few screens', () => {
  expect(exampleText('coupon-puzzle', 'en', now).split('\n').length).toBeLessThan(140);
});
