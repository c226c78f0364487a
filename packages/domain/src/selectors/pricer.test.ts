import { expect, test } from 'vitest';
import { cartUnitId } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { anOpenCart, aUnit, withAllSelected } from '../testing/index.ts';
import { createPricer } from './pricer.ts';

const newCart = (): Cart =>
  withAllSelected(anOpenCart([1, 2, 3].map((n) => aUnit({ cartUnitId: cartUnitId(n), quantity: n }))));

test('[PR-08] a pricer prices a cart again only if something that affects the price has changed', () => {
  const { price } = createPricer();
  const cart = newCart();
  const saving = [{ cartUnitId: cartUnitId(1), quantity: 4 }];
  expect(price({ ...cart, agreed: ['CART-BR1-01'] })).toBe(price(cart));
  expect(price({ ...cart, saving })).toBe(price({ ...cart, saving, agreed: ['CART-BR1-01'] }));
  expect(price({ ...cart, saving }).payable).toBeGreaterThan(price(cart).payable);
  expect(price({ ...cart, selected: [cartUnitId(1)] }).payable).toBeLessThan(price(cart).payable);
});
