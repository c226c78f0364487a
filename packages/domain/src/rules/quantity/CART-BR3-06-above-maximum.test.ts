import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { arbPieces, asking, findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { aboveMaximum } from './CART-BR3-06-above-maximum.ts';

const atMost = (asked: number, max: number, multiple = 1) =>
  asking(asked, { limits: { min: 1, max: O.some(max), multiple } });

test('[QT-02] accepts the maximum, refuses one more', () => {
  expect(isBroken(aboveMaximum, atMost(5, 5))).toBe(false);
  expect(isBroken(aboveMaximum, atMost(6, 5))).toBe(true);
});

test('[QT-02] applies exactly above the maximum, and never without one', () => {
  fc.assert(
    fc.property(arbPieces, fc.integer({ min: 1, max: 20 }), (pieces, max) => {
      expect(isBroken(aboveMaximum, atMost(pieces, max))).toBe(pieces > max);
      expect(isBroken(aboveMaximum, asking(pieces))).toBe(false);
    }),
  );
});

test('[QT-02] the fix is the greatest multiple within the maximum', () => {
  expect(findingOf(aboveMaximum, atMost(12, 11, 5)).fixes).toEqual([
    { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 10 },
  ]);
});

test('[QT-02] names the maximum in every language', () => {
  expect(saidIn(findingOf(aboveMaximum, atMost(6, 5)))).toEqual({
    ko: '최대 구매 수량은 5개입니다. 5개 이하로 입력해 주십시오.',
    en: 'The maximum quantity is 5. Please enter 5 or fewer.',
    cn: '最多购买数量为5件，请输入5件以内。',
    jp: '最大購入数量は5点です。5点以下で入力してください。',
  });
});
