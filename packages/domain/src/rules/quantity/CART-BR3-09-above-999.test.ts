import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { arbPieces, asking, findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { above999 } from './CART-BR3-09-above-999.ts';

test('[QT-01] accepts 999 pieces, refuses 1000', () => {
  expect(isBroken(above999, asking(999))).toBe(false);
  expect(isBroken(above999, asking(1000))).toBe(true);
  expect(isBroken(above999, asking('9'.repeat(400)))).toBe(true);
});

test('[QT-01] the field accepts three characters', () => {
  expect(isBroken(above999, asking('007'))).toBe(false);
  expect(isBroken(above999, asking(' 007 '))).toBe(false);
  expect(isBroken(above999, asking('0007'))).toBe(true);
  expect(isBroken(above999, asking('0001'))).toBe(true);
  expect(isBroken(above999, asking('0000'))).toBe(false);
  expect(isBroken(above999, asking('-100'))).toBe(false);
  expect(isBroken(above999, asking('９９９'))).toBe(false);
  expect(isBroken(above999, asking('０００７'))).toBe(true);
});

test('[QT-01] applies to whole numbers above 999', () => {
  fc.assert(
    fc.property(arbPieces, (pieces) => {
      expect(isBroken(above999, asking(pieces))).toBe(pieces > 999);
    }),
  );
});

test('[QT-01] the fix is the greatest quantity', () => {
  expect(findingOf(above999, asking('9'.repeat(400))).fixes).toEqual([
    { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 999 },
  ]);
});

test('[QT-01] has a message in every language', () => {
  expect(saidIn(findingOf(above999, asking(1000)))).toEqual({
    ko: '수량은 999개까지 입력할 수 있습니다.',
    en: 'You can enter a quantity of up to 999.',
    cn: '数量最多可输入999件。',
    jp: '数量は999点まで入力できます。',
  });
});
