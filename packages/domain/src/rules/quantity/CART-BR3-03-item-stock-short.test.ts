import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { arbPieces, asking, findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { itemStockShort } from './CART-BR3-03-item-stock-short.ts';

const left = (asked: number, stock: number) => asking(asked, { stock: O.some(stock) });

test('[QT-02] accepts the stock, refuses one more', () => {
  expect(isBroken(itemStockShort, left(4, 4))).toBe(false);
  expect(isBroken(itemStockShort, left(5, 4))).toBe(true);
});

test('[QT-02] applies exactly above the stock; a stock of 0 has another code', () => {
  fc.assert(
    fc.property(arbPieces, fc.integer({ min: 0, max: 20 }), (pieces, stock) => {
      expect(isBroken(itemStockShort, left(pieces, stock))).toBe(stock > 0 && pieces > stock);
      expect(isBroken(itemStockShort, asking(pieces))).toBe(false);
    }),
  );
});

test('[QT-02] the fix is the stock', () => {
  expect(findingOf(itemStockShort, left(5, 4)).fixes).toEqual([
    { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 4 },
  ]);
});

test('[QT-02] names the stock in every language', () => {
  expect(saidIn(findingOf(itemStockShort, left(5, 4)))).toEqual({
    ko: '재고가 부족합니다. 4개 이하로 주문해 주십시오.',
    en: 'There is not enough stock. Please order 4 or fewer.',
    cn: '库存不足，请订购4件以内。',
    jp: '在庫が不足しています。4点以下でご注文ください。',
  });
});
