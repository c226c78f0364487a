import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { aboveMaximumTogether } from './CART-BR1-33-above-maximum-with-those-in-the-cart.ts';

test('[CM-06] accepts the maximum including pieces in the cart, and refuses more', () => {
  expect(isBroken(aboveMaximumTogether, adding({ quantity: 2, limits: { max: O.some(5) } }, { piecesInCart: 3 }))).toBe(
    false,
  );
  expect(isBroken(aboveMaximumTogether, adding({ quantity: 3, limits: { max: O.some(5) } }, { piecesInCart: 3 }))).toBe(
    true,
  );
  expect(isBroken(aboveMaximumTogether, adding({ quantity: 5, limits: { max: O.some(5) } }, { piecesInCart: 1 }))).toBe(
    true,
  );
  expect(isBroken(aboveMaximumTogether, adding({ quantity: 6, limits: { max: O.some(5) } }, { piecesInCart: 1 }))).toBe(
    false,
  );
  expect(isBroken(aboveMaximumTogether, adding({ quantity: 6 }, { piecesInCart: 3 }))).toBe(false);
});

test('[CM-06] CART-BR1-33 has a message in every language', () => {
  expect(
    saidIn(findingOf(aboveMaximumTogether, adding({ quantity: 3, limits: { max: O.some(5) } }, { piecesInCart: 3 }))),
  ).toEqual({
    ko: '최대 5개까지 구매할 수 있습니다.',
    en: 'You can buy up to 5.',
    cn: '最多可购买5件。',
    jp: '最大5点まで購入できます。',
  });
});
