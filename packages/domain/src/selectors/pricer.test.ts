import { expect, test } from 'vitest';
import { cartUnitId } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { anOpenCart, aUnit, withAllSelected } from '../testing/index.ts';
import { createPricer } from './pricer.ts';

const newCart = (): Cart =>
  withAllSelected(anOpenCart([1, 2, 3].map((n) => aUnit({ cartUnitId: cartUnitId(n), quantity: n }))));

test('[PR-08] a pricer prices a cart again only if it is another cart', () => {
  const { price } = createPricer();
  const cart = newCart();
  const saving = [{ cartUnitId: cartUnitId(1), quantity: 4 }];
  const priced = price(cart);
  expect(price({ ...cart, saving }).payable).toBeGreaterThan(priced.payable);
  expect(price({ ...cart, selected: [cartUnitId(1)] }).payable).toBeLessThan(priced.payable);
  expect(price(cart)).toBe(priced);
});
