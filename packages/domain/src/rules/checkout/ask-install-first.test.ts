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
import { installFirst } from './ask-install-first.ts';

const apart = flaggedUnit(2, ['isInstall']);
const other = flaggedUnit(1);

test('[CK-06] what is installed goes alone, not with others', () => {
  expect(isBroken(installFirst, ordering([other, apart]))).toBe(true);
  expect(isBroken(installFirst, ordering([apart]))).toBe(false);
  expect(isBroken(installFirst, ordering([other]))).toBe(false);
});

test('[CK-06 CK-17] they are ordered first, alone, or one side stays out', () => {
  expect(findingOf(installFirst, ordering([other, apart]))).toMatchObject({
    units: [1, 2],
    fixes: [
      { type: 'OrderFirst', cartUnitIds: [2] },
      { type: 'Deselect', cartUnitIds: [2] },
    ],
  });
});

test('[CK-06] holds exactly for orders with both sides, and no longer after any of its fixes', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (any) => {
      const facts = { ...any };
      const alone = facts.chosen.filter((unit) => unit.item.flags.isInstall);
      const others = facts.chosen.filter((unit) => !alone.includes(unit));
      expect(isBroken(installFirst, facts)).toBe(alone.length > 0 && others.length > 0);
      if (alone.length === 0 || others.length === 0) return;
      for (const left of afterLeavingOut(facts, findingOf(installFirst, facts)))
        expect([left.chosen.length > 0, isBroken(installFirst, left)]).toEqual([true, false]);
    }),
  );
});

test('[CK-06] says so in every language', () => {
  expect(saidIn(findingOf(installFirst, ordering([other, apart])))).toEqual({
    ko: '설치 상품은 따로 주문하셔야 합니다. 설치 상품을 먼저 주문하시겠습니까?',
    en: 'Items with installation are ordered separately. Do you want to order them first?',
    cn: '需安装的商品需单独下单。要先订购需安装的商品吗？',
    jp: '設置が必要な商品は別々の注文になります。先に注文しますか？',
  });
});
