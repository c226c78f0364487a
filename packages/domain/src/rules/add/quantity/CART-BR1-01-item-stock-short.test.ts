import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { itemStockShortToAdd } from './CART-BR1-01-item-stock-short.ts';

test('[CM-06] accepts the remaining pieces and refuses one more', () => {
  expect(isBroken(itemStockShortToAdd, adding({ quantity: 5, stock: O.some(5) }))).toBe(false);
  expect(isBroken(itemStockShortToAdd, adding({ quantity: 6, stock: O.some(5) }))).toBe(true);
  expect(isBroken(itemStockShortToAdd, adding({ quantity: 1, stock: O.some(5) }, { piecesInCart: 5 }))).toBe(true);
  expect(isBroken(itemStockShortToAdd, adding({ quantity: 6 }))).toBe(false);
});

test('[CM-06] CART-BR1-01 has a message in every language', () => {
  expect(saidIn(findingOf(itemStockShortToAdd, adding({ quantity: 6, stock: O.some(5) })))).toEqual({
    ko: '재고가 부족합니다. 5개 이하로 주문해 주십시오.',
    en: 'There is not enough stock. Please order 5 or fewer.',
    cn: '库存不足，请订购5件以内。',
    jp: '在庫が不足しています。5点以下でご注文ください。',
  });
});
