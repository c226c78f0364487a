import { cartUnitId } from '../../cart/ids.ts';
import type { ItemMall } from '../../cart/item.ts';
import { anItem } from '../../testing/builders/item.ts';
import { aUnit } from '../../testing/builders/unit.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterLeavingOut, arbCheckoutFacts, findingOf, isBroken, ordering, saidIn } from '../../testing/rules.ts';
import { homePlusWithGeneral } from './CART-BR7-32-home-plus-with-general-items.ts';

const mallUnit = (id: number, mall: ItemMall) => aUnit({ cartUnitId: cartUnitId(id), item: anItem({ mall }) });
const apart = mallUnit(2, 'HomePlus');
const other = mallUnit(1, 'General');

test('[CK-10] home-plus does not go with general items', () => {
  expect(isBroken(homePlusWithGeneral, ordering([other, apart]))).toBe(true);
  expect(isBroken(homePlusWithGeneral, ordering([apart]))).toBe(false);
  expect(isBroken(homePlusWithGeneral, ordering([other]))).toBe(false);
});

test('[CK-10 CK-17] they are ordered first, alone, or one side stays out', () => {
  expect(findingOf(homePlusWithGeneral, ordering([other, apart]))).toMatchObject({
    units: [1, 2],
    fixes: [
      { type: 'OrderFirst', cartUnitIds: [2] },
      { type: 'Deselect', cartUnitIds: [2] },
    ],
  });
  expect(findingOf(homePlusWithGeneral, ordering([other, apart, mallUnit(3, 'Book')]))).toMatchObject({
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
      const others = facts.chosen.filter((unit) => !alone.includes(unit) && ['General'].includes(unit.item.mall));
      expect(isBroken(homePlusWithGeneral, facts)).toBe(alone.length > 0 && others.length > 0);
      if (alone.length === 0 || others.length === 0) return;
      for (const left of afterLeavingOut(facts, findingOf(homePlusWithGeneral, facts)))
        expect([left.chosen.length > 0, isBroken(homePlusWithGeneral, left)]).toEqual([true, false]);
    }),
  );
});

test('[CK-10] says so in every language', () => {
  expect(saidIn(findingOf(homePlusWithGeneral, ordering([other, apart])))).toEqual({
    ko: '홈플러스·당일배송 상품은 다른 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
    en: 'Home plus and ExpressShop items cannot be ordered together with other items. Please order them separately.',
    cn: 'Home plus和当日达商品不能与其他商品一起订购，请分开下单。',
    jp: 'Home plus・即日配送の商品はほかの商品と一緒に注文できません。別々にご注文ください。',
  });
});
