import { cartUnitId } from '../../cart/ids.ts';
import type { ItemMall } from '../../cart/item.ts';
import { anItem } from '../../testing/builders/item.ts';
import { aUnit } from '../../testing/builders/unit.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterLeavingOut, arbCheckoutFacts, findingOf, isBroken, ordering, saidIn } from '../../testing/rules.ts';
import { booksWithGeneral } from './MIXED-BOOKS-with-general-items.ts';

const mallUnit = (id: number, mall: ItemMall) => aUnit({ cartUnitId: cartUnitId(id), item: anItem({ mall }) });
const apart = mallUnit(2, 'Book');
const other = mallUnit(1, 'General');

test('[CK-10] books do not go with general items', () => {
  expect(isBroken(booksWithGeneral, ordering([other, apart]))).toBe(true);
  expect(isBroken(booksWithGeneral, ordering([apart]))).toBe(false);
  expect(isBroken(booksWithGeneral, ordering([other]))).toBe(false);
});

test('[CK-10 CK-17] they are ordered first, alone, or one side stays out', () => {
  expect(findingOf(booksWithGeneral, ordering([other, apart]))).toMatchObject({
    units: [1, 2],
    fixes: [
      { type: 'OrderFirst', cartUnitIds: [2] },
      { type: 'Deselect', cartUnitIds: [2] },
    ],
  });
  expect(findingOf(booksWithGeneral, ordering([other, apart, mallUnit(3, 'HomePlus')]))).toMatchObject({
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
      const alone = facts.chosen.filter((unit) => unit.item.mall === 'Book');
      const others = facts.chosen.filter((unit) => !alone.includes(unit) && ['General'].includes(unit.item.mall));
      expect(isBroken(booksWithGeneral, facts)).toBe(alone.length > 0 && others.length > 0);
      if (alone.length === 0 || others.length === 0) return;
      for (const left of afterLeavingOut(facts, findingOf(booksWithGeneral, facts)))
        expect([left.chosen.length > 0, isBroken(booksWithGeneral, left)]).toEqual([true, false]);
    }),
  );
});

test('[CK-10] says so in every language', () => {
  expect(saidIn(findingOf(booksWithGeneral, ordering([other, apart])))).toEqual({
    ko: '도서는 일반 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
    en: 'Books cannot be ordered together with other items. Please order them separately.',
    cn: '图书不能与一般商品一起订购，请分开下单。',
    jp: '書籍は一般の商品と一緒に注文できません。別々にご注文ください。',
  });
});
