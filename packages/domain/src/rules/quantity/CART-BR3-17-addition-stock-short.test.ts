import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { anAddition } from '../../testing/builders/item.ts';
import { arbPieces, asking, findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { additionStockShort } from './CART-BR3-17-addition-stock-short.ts';

const holding = (quantity: number, stock: number, asked = 1) =>
  asking(asked, { additions: [anAddition(), anAddition({ quantity, stock: O.some(stock) })] });

test('[QT-02] accepts an addition up to its stock', () => {
  expect(isBroken(additionStockShort, holding(3, 3))).toBe(false);
  expect(isBroken(additionStockShort, holding(3, 2))).toBe(true);
});

test('[QT-02] counts additions, not pieces; a stock of 0 has another code', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), arbPieces, (quantity, stock, pieces) => {
      expect(isBroken(additionStockShort, holding(quantity, stock, pieces))).toBe(stock > 0 && quantity > stock);
    }),
  );
  expect(findingOf(additionStockShort, holding(3, 2))).toMatchObject({ units: [cartUnitId(1)], fixes: [] });
});

test('[QT-02] names an addition with a blank choice by its name', () => {
  const blank = anAddition({ name: '포장', value: ' ', quantity: 3, stock: O.some(2) });
  expect(findingOf(additionStockShort, asking(1, { additions: [blank] })).params['product']).toBe('포장');
});

test('[QT-02] names the addition and its stock in every language', () => {
  expect(saidIn(findingOf(additionStockShort, holding(3, 2)))).toEqual({
    ko: '추가 구성 ‘선물 상자’ 상품의 재고가 부족합니다. 남은 수량은 2개입니다.',
    en: 'There is not enough stock of the add-on ‘선물 상자’. Stock left: 2.',
    cn: '附加商品“선물 상자”库存不足，剩余2件。',
    jp: '追加商品「선물 상자」の在庫が不足しています。残りは2点です。',
  });
});
