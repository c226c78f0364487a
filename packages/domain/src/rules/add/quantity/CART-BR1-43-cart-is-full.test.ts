import { CART_SIZE } from '../../../entities/buyer/buyer.ts';
import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { cartIsFull } from './CART-BR1-43-cart-is-full.ts';

test('[CM-06] a cart holds a hundred units, unless the buyer has a higher limit', () => {
  expect(isBroken(cartIsFull, adding({}, { cartUnitCount: CART_SIZE - 1 }))).toBe(false);
  expect(isBroken(cartIsFull, adding({}, { cartUnitCount: CART_SIZE }))).toBe(true);
  expect(isBroken(cartIsFull, adding({}, { cartUnitCount: CART_SIZE, piecesInCart: 1 }))).toBe(false);
  expect(isBroken(cartIsFull, adding({}, { cartUnitCount: 199, buyer: { cartSize: 200 } }))).toBe(false);
  expect(isBroken(cartIsFull, adding({}, { cartUnitCount: 200, buyer: { cartSize: 200 } }))).toBe(true);
});

test('[CM-06] CART-BR1-43 has a message in every language', () => {
  expect(saidIn(findingOf(cartIsFull, adding({}, { cartUnitCount: CART_SIZE })))).toEqual({
    ko: '장바구니에는 100개 상품까지 담을 수 있습니다.',
    en: 'Your cart can hold up to 100 items.',
    cn: '购物车最多可放入100件商品。',
    jp: 'カートに入れられる商品は100点までです。',
  });
});
