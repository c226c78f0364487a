import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { arbPieces, asking, findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { notAMultiple } from './CART-BR1-55-not-a-multiple.ts';

const inLotsOf = (asked: number, multiple: number, max: O.Option<number> = O.none) =>
  asking(asked, { limits: { min: 1, max, multiple } });

test('[QT-02] accepts multiples and refuses other quantities', () => {
  expect([4, 5, 6, 9, 10, 11].map((asked) => isBroken(notAMultiple, inLotsOf(asked, 5)))).toEqual([
    true,
    false,
    true,
    true,
    false,
    true,
  ]);
});

test('[QT-02] accepts every multiple and refuses its neighbours; a lot of 1 accepts all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 1, max: 40 }), (multiple, n) => {
      expect(isBroken(notAMultiple, inLotsOf(multiple * n, multiple))).toBe(false);
      expect(isBroken(notAMultiple, inLotsOf(multiple * n + 1, multiple))).toBe(true);
    }),
  );
  fc.assert(fc.property(arbPieces, (pieces) => !isBroken(notAMultiple, inLotsOf(pieces, 1))));
});

test('[QT-02] refuses an infinite number; single pieces need no multiple', () => {
  const limits = { min: 1, max: O.none, multiple: 1 };
  expect(isBroken(notAMultiple, asking('9'.repeat(400), { limits }))).toBe(false);
});

test('[QT-02] the fixes are the multiples below and above, within the limits', () => {
  const to = (quantity: number) => ({ type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity });
  expect(findingOf(notAMultiple, inLotsOf(7, 5)).fixes).toEqual([to(5), to(10)]);
  expect(findingOf(notAMultiple, inLotsOf(7, 5, O.some(9))).fixes).toEqual([to(5)]);
  expect(findingOf(notAMultiple, inLotsOf(2, 5)).fixes).toEqual([to(5)]);
});

test('[QT-02] names the multiple in every language', () => {
  expect(saidIn(findingOf(notAMultiple, inLotsOf(7, 5)))).toEqual({
    ko: '수량은 5개 단위로 입력해 주십시오.',
    en: 'Please enter a quantity in multiples of 5.',
    cn: '请输入5的倍数作为数量。',
    jp: '数量は5点単位で入力してください。',
  });
});
