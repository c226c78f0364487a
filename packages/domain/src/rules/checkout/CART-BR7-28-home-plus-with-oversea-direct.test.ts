import { cartUnitId } from '../../cart/ids.ts';
import type { ItemMall } from '../../cart/item.ts';
import { anItem } from '../../testing/builders/item.ts';
import { aUnit } from '../../testing/builders/unit.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterLeavingOut, arbCheckoutFacts, findingOf, isBroken, ordering, saidIn } from '../../testing/rules.ts';
import { homePlusWithOverseaDirect } from './CART-BR7-28-home-plus-with-oversea-direct.ts';

const mallUnit = (id: number, mall: ItemMall) => aUnit({ cartUnitId: cartUnitId(id), item: anItem({ mall }) });
const apart = mallUnit(2, 'HomePlus');
const other = mallUnit(1, 'OverseaDirect');

test('[CK-10] home-plus does not go with overseas-direct items', () => {
  expect(isBroken(homePlusWithOverseaDirect, ordering([other, apart]))).toBe(true);
  expect(isBroken(homePlusWithOverseaDirect, ordering([apart]))).toBe(false);
  expect(isBroken(homePlusWithOverseaDirect, ordering([other]))).toBe(false);
});

test('[CK-10 CK-17] they are ordered first, alone, or one side stays out', () => {
  expect(findingOf(homePlusWithOverseaDirect, ordering([other, apart]))).toMatchObject({
    units: [1, 2],
    fixes: [
      { type: 'OrderFirst', cartUnitIds: [2] },
      { type: 'Deselect', cartUnitIds: [2] },
    ],
  });
  expect(findingOf(homePlusWithOverseaDirect, ordering([other, apart, mallUnit(3, 'Book')]))).toMatchObject({
    units: [1, 2],
    fixes: [
      { type: 'OrderFirst', cartUnitIds: [2] },
      { type: 'Deselect', cartUnitIds: [2] },
      { type: 'Deselect', cartUnitIds: [1] },
    ],
  });
});

test('[CK-10] holds exactly for orders with both sides, and no longer after any of its fixes', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (any) => {
      const facts = { ...any };
      const alone = facts.chosen.filter((unit) => unit.item.mall === 'HomePlus');
      const others = facts.chosen.filter((unit) => !alone.includes(unit) && ['OverseaDirect'].includes(unit.item.mall));
      expect(isBroken(homePlusWithOverseaDirect, facts)).toBe(alone.length > 0 && others.length > 0);
      if (alone.length === 0 || others.length === 0) return;
      for (const left of afterLeavingOut(facts, findingOf(homePlusWithOverseaDirect, facts)))
        expect([left.chosen.length > 0, isBroken(homePlusWithOverseaDirect, left)]).toEqual([true, false]);
    }),
  );
});

test('[CK-10] says so in every language', () => {
  expect(saidIn(findingOf(homePlusWithOverseaDirect, ordering([other, apart])))).toEqual({
    ko: '홈플러스 상품은 해외직구 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
    en: 'Home plus items cannot be ordered together with overseas-direct items. Please order them separately.',
    cn: 'Home plus商品不能与海外直购商品一起订购，请分开下单。',
    jp: 'Home plusの商品は海外直送の商品と一緒に注文できません。別々にご注文ください。',
  });
});
