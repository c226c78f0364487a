import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { noFlags } from '../../entities/cart/item.ts';
import { arbPieces, asking, findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { oneAtATime } from './CART-BR3-08-one-at-a-time.ts';

const store = (asked: number, quantity = 5) =>
  asking(asked, { flags: { ...noFlags, isDepartmentStore: true } }, { quantity });

test('[QT-07] a department-store item changes by one piece', () => {
  expect([3, 4, 5, 6, 7].map((asked) => isBroken(oneAtATime, store(asked)))).toEqual([true, false, false, false, true]);
});

test('[QT-07] refuses only steps of more than one, and only for department-store items', () => {
  fc.assert(
    fc.property(arbPieces, fc.integer({ min: 1, max: 999 }), (pieces, quantity) => {
      expect(isBroken(oneAtATime, store(pieces, quantity))).toBe(Math.abs(pieces - quantity) > 1);
      expect(isBroken(oneAtATime, asking(pieces, {}, { quantity }))).toBe(false);
    }),
  );
});

test('[QT-07] the fix is one step in the requested direction', () => {
  const step = (quantity: number) => [{ type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity }];
  expect(findingOf(oneAtATime, store(9)).fixes).toEqual(step(6));
  expect(findingOf(oneAtATime, store(1)).fixes).toEqual(step(4));
});

test('[QT-07] has a message in every language', () => {
  expect(saidIn(findingOf(oneAtATime, store(9)))).toEqual({
    ko: '백화점 상품은 수량을 한 번에 1개씩만 변경할 수 있습니다.',
    en: 'The quantity of department store items can be changed by only 1 at a time.',
    cn: '百货商店商品的数量每次只能增减1件。',
    jp: '百貨店の商品は、数量を一度に1点ずつのみ変更できます。',
  });
});
