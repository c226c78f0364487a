import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { anOption } from '../../testing/builders/item.ts';
import { arbPieces, asking, findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { optionStockShort } from './CART-BR3-04-option-stock-short.ts';

const left = (asked: number, ...stocks: readonly number[]) =>
  asking(asked, { options: [anOption(), ...stocks.map((stock) => anOption({ stock: O.some(stock) }))] });

test('[QT-02] accepts the stock of the scarcest option, refuses one more', () => {
  expect(isBroken(optionStockShort, left(4, 9, 4))).toBe(false);
  expect(isBroken(optionStockShort, left(5, 9, 4))).toBe(true);
});

test('[QT-02] applies exactly above the stock of any option; a stock of 0 has another code', () => {
  fc.assert(
    fc.property(arbPieces, fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 3 }), (pieces, stocks) => {
      const expected = stocks.every((stock) => stock > 0) && stocks.some((stock) => pieces > stock);
      expect(isBroken(optionStockShort, left(pieces, ...stocks))).toBe(expected);
    }),
  );
});

test('[QT-02] the fix is the stock', () => {
  expect(findingOf(optionStockShort, left(5, 9, 4)).fixes).toEqual([
    { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 4 },
  ]);
});

test('[QT-02] names the stock in every language', () => {
  expect(saidIn(findingOf(optionStockShort, left(5, 4)))).toEqual({
    ko: '선택하신 옵션의 재고가 부족합니다. 4개 이하로 주문해 주십시오.',
    en: 'There is not enough stock of the option you chose. Please order 4 or fewer.',
    cn: '所选选项库存不足，请订购4件以内。',
    jp: '選択されたオプションの在庫が不足しています。4点以下でご注文ください。',
  });
});
