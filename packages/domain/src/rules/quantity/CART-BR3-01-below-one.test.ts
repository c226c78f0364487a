import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { arbPieces, asking, findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { belowOne } from './CART-BR3-01-below-one.ts';

test('[QT-01] accepts one piece, refuses zero and less', () => {
  expect(isBroken(belowOne, asking(1))).toBe(false);
  expect(isBroken(belowOne, asking(0))).toBe(true);
  expect(isBroken(belowOne, asking('-1'))).toBe(true);
  expect(isBroken(belowOne, asking('-0'))).toBe(true);
});

test('[QT-01] applies only to whole numbers below 1', () => {
  fc.assert(fc.property(arbPieces, (pieces) => isBroken(belowOne, asking(pieces)) === pieces < 1));
  expect(isBroken(belowOne, asking('-1.5'))).toBe(false);
});

test('[QT-01] the fix is the smallest quantity that the item allows', () => {
  const limits = { ...asking(0).unit.item.limits, min: 3, multiple: 2 };
  expect(findingOf(belowOne, asking(0, { limits })).fixes).toEqual([
    { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 4 },
  ]);
});

test('[QT-01] has a message in every language', () => {
  expect(saidIn(findingOf(belowOne, asking(0)))).toEqual({
    ko: '수량은 1개 이상 입력해 주십시오.',
    en: 'Please enter a quantity of at least 1.',
    cn: '数量至少为1件，请重新输入。',
    jp: '数量は1点以上で入力してください。',
  });
});
