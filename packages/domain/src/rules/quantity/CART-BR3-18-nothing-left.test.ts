import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAddition, anOption } from '../../testing/builders/item.ts';
import { arbPieces, asking, findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { nothingLeft } from './CART-BR3-18-nothing-left.ts';

const left = (stock: number) => ({ stock: O.some(stock) });

test('[QT-02] refuses a stock of 0 of the item, an option or an addition', () => {
  expect(isBroken(nothingLeft, asking(1, left(0)))).toBe(true);
  expect(isBroken(nothingLeft, asking(1, left(1)))).toBe(false);
  expect(isBroken(nothingLeft, asking(1, { options: [anOption(), anOption(left(0))] }))).toBe(true);
  expect(isBroken(nothingLeft, asking(1, { options: [anOption(), anOption(left(1))] }))).toBe(false);
  expect(isBroken(nothingLeft, asking(1, { additions: [anAddition(left(0))] }))).toBe(true);
  expect(isBroken(nothingLeft, asking(1, { additions: [anAddition(left(1))] }))).toBe(false);
});

test('[QT-02] an addition with too little stock has another code', () => {
  expect(isBroken(nothingLeft, asking(1, { additions: [anAddition({ ...left(1), quantity: 2 })] }))).toBe(false);
});

test('[QT-02] an addition with zero pieces needs no stock', () => {
  expect(isBroken(nothingLeft, asking(1, { additions: [anAddition({ ...left(0), quantity: 0 })] }))).toBe(false);
});

test('[QT-02] depends on the stock and not on the quantity; there is no fix', () => {
  fc.assert(
    fc.property(arbPieces, fc.integer({ min: -3, max: 3 }), (pieces, stock) => {
      expect(isBroken(nothingLeft, asking(pieces, left(stock)))).toBe(stock <= 0);
    }),
  );
  expect(findingOf(nothingLeft, asking(1, left(0))).fixes).toEqual([]);
});

test('[QT-02] names the sold-out part in every language', () => {
  const gone = findingOf(nothingLeft, asking(1, { additions: [anAddition(), anAddition({ ...left(0), value: '' })] }));
  expect(saidIn(gone).ko).toBe('‘포장’ 상품은 남은 재고가 없습니다.');
  expect(saidIn(findingOf(nothingLeft, asking(1, left(0))))).toEqual({
    ko: '‘사과’ 상품은 남은 재고가 없습니다.',
    en: 'There is no stock left of ‘사과’.',
    cn: '“사과”已无库存。',
    jp: '「사과」の在庫がありません。',
  });
});
