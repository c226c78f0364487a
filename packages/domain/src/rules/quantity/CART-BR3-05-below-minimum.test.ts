import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { arbPieces, asking, findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { belowMinimum } from './CART-BR3-05-below-minimum.ts';

const atLeast = (asked: number, min: number) => asking(asked, { limits: { min, max: O.none, multiple: 1 } });

test('[QT-02] accepts the minimum, refuses one less', () => {
  expect(isBroken(belowMinimum, atLeast(3, 3))).toBe(false);
  expect(isBroken(belowMinimum, atLeast(2, 3))).toBe(true);
});

test('[QT-02] applies exactly below the minimum', () => {
  fc.assert(
    fc.property(arbPieces, fc.integer({ min: 1, max: 20 }), (pieces, min) => {
      expect(isBroken(belowMinimum, atLeast(pieces, min))).toBe(pieces < min);
    }),
  );
});

test('[QT-02] the fix is the minimum, or none if the stock is lower', () => {
  const stock = O.some(2);
  expect(findingOf(belowMinimum, atLeast(1, 3)).fixes).toEqual([
    { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 3 },
  ]);
  expect(findingOf(belowMinimum, asking(1, { stock, limits: { min: 3, max: O.none, multiple: 1 } })).fixes).toEqual([]);
});

test('[QT-02] names the minimum in every language', () => {
  expect(saidIn(findingOf(belowMinimum, atLeast(1, 3)))).toEqual({
    ko: '최소 구매 수량은 3개입니다. 3개 이상 입력해 주십시오.',
    en: 'The minimum quantity is 3. Please enter 3 or more.',
    cn: '最少购买数量为3件，请输入3件以上。',
    jp: '最小購入数量は3点です。3点以上で入力してください。',
  });
});
