import { cartUnitId } from '../../cart/ids.ts';
import { aSmileDeliveryUnit, anExpressShopUnit } from '../../testing/builders/unit.ts';
import { featuresOf } from '../../storefront/features.ts';
import { aStorefront } from '../../testing/builders/cart.ts';
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
import { expressFirst } from './ask-express-first.ts';

const apart = anExpressShopUnit({ cartUnitId: cartUnitId(2) });
const other = aSmileDeliveryUnit({ cartUnitId: cartUnitId(1) });

test('[CK-09] same-day items do not go with SmileDelivery', () => {
  expect(isBroken(expressFirst, ordering([other, apart]))).toBe(true);
  expect(isBroken(expressFirst, ordering([apart]))).toBe(false);
  expect(isBroken(expressFirst, ordering([other]))).toBe(false);
});

test('[CK-09] SmileDelivery by its service alone, whatever the item says', () => {
  expect(isBroken(expressFirst, ordering([apart, flaggedUnit(1, [], { cartUnitType: 'SmileDelivery' })]))).toBe(true);
});

test('[CK-09] nor with faster delivery, but with ordinary items', () => {
  expect(isBroken(expressFirst, ordering([apart, flaggedUnit(1, ['isFasterDelivery'])]))).toBe(true);
  expect(isBroken(expressFirst, ordering([apart, flaggedUnit(1, ['isSmileDelivery'])]))).toBe(true);
  expect(isBroken(expressFirst, ordering([apart, flaggedUnit(1)]))).toBe(false);
});

test('[CK-09] on outlet another rule speaks', () => {
  const features = featuresOf(aStorefront({ tenant: 'outlet' }));
  expect(isBroken(expressFirst, ordering([other, apart], { features }))).toBe(false);
});

test('[CK-09 CK-17] they are ordered first, alone, or one side stays out', () => {
  expect(findingOf(expressFirst, ordering([other, apart]))).toMatchObject({
    units: [1, 2],
    fixes: [
      { type: 'OrderFirst', cartUnitIds: [2] },
      { type: 'Deselect', cartUnitIds: [2] },
    ],
  });
  expect(findingOf(expressFirst, ordering([other, apart, flaggedUnit(3)]))).toMatchObject({
    units: [1, 2],
    fixes: [
      { type: 'OrderFirst', cartUnitIds: [2] },
      { type: 'Deselect', cartUnitIds: [2] },
      { type: 'Deselect', cartUnitIds: [1] },
    ],
  });
});

test('[CK-09] holds exactly for orders with both sides, and no longer after any of its fixes', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (any) => {
      const facts = { ...any };
      const alone = facts.chosen.filter((unit) => unit.cartUnitType === 'ExpressShop');
      const others = facts.chosen.filter(
        (unit) =>
          !alone.includes(unit) &&
          (unit.cartUnitType === 'SmileDelivery' ||
            unit.item.flags.isSmileDelivery ||
            unit.item.flags.isFasterDelivery),
      );
      expect(isBroken(expressFirst, facts)).toBe(alone.length > 0 && others.length > 0);
      if (alone.length === 0 || others.length === 0) return;
      for (const left of afterLeavingOut(facts, findingOf(expressFirst, facts)))
        expect([left.chosen.length > 0, isBroken(expressFirst, left)]).toEqual([true, false]);
    }),
  );
});

test('[CK-09] says so in every language', () => {
  expect(saidIn(findingOf(expressFirst, ordering([other, apart])))).toEqual({
    ko: '당일배송 상품은 따로 주문하셔야 합니다. 당일배송 상품을 먼저 주문하시겠습니까?',
    en: 'ExpressShop items are ordered separately. Do you want to order them first?',
    cn: '当日达商品需单独下单。要先订购当日达商品吗？',
    jp: '即日配送の商品は別々の注文になります。先に注文しますか？',
  });
});
