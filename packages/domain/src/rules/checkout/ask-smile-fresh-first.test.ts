import { cartUnitId } from '../../cart/ids.ts';
import { aSmileFreshUnit } from '../../testing/builders/unit.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterLeavingOut,
  arbCheckoutFacts,
  findingOf,
  flaggedUnit,
  isBroken,
  ordering,
  saidIn,
} from '../../testing/rules.ts';
import { smileFreshFirst } from './ask-smile-fresh-first.ts';

const apart = aSmileFreshUnit({ cartUnitId: cartUnitId(2) });
const other = flaggedUnit(1);

test('[CK-05] SmileFresh goes alone, not with others', () => {
  expect(isBroken(smileFreshFirst, ordering([other, apart]))).toBe(true);
  expect(isBroken(smileFreshFirst, ordering([apart]))).toBe(false);
  expect(isBroken(smileFreshFirst, ordering([other]))).toBe(false);
});

test('[CK-05 CK-17] they are ordered first, alone, or one side stays out', () => {
  expect(findingOf(smileFreshFirst, ordering([other, apart]))).toMatchObject({
    units: [1, 2],
    fixes: [
      { type: 'OrderFirst', cartUnitIds: [2] },
      { type: 'Deselect', cartUnitIds: [2] },
    ],
  });
});

test('[CK-05] holds exactly for orders with both sides, and no longer after any of its fixes', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (any) => {
      const facts = { ...any };
      const alone = facts.chosen.filter((unit) => unit.cartUnitType === 'SmileFresh');
      const others = facts.chosen.filter((unit) => !alone.includes(unit));
      expect(isBroken(smileFreshFirst, facts)).toBe(alone.length > 0 && others.length > 0);
      if (alone.length === 0 || others.length === 0) return;
      for (const left of afterLeavingOut(facts, findingOf(smileFreshFirst, facts)))
        expect([left.chosen.length > 0, isBroken(smileFreshFirst, left)]).toEqual([true, false]);
    }),
  );
});

test('[CK-05] says so in every language', () => {
  expect(saidIn(findingOf(smileFreshFirst, ordering([other, apart])))).toEqual({
    ko: '스마일프레시 상품은 따로 주문하셔야 합니다. 스마일프레시 상품을 먼저 주문하시겠습니까?',
    en: 'SmileFresh items are ordered separately. Do you want to order them first?',
    cn: 'Smile生鲜商品需单独下单。要先订购Smile生鲜商品吗？',
    jp: 'スマイルフレッシュの商品は別々の注文になります。先に注文しますか？',
  });
});
