import { cartUnitId } from '../../../money/ids.ts';
import { aSmileDeliveryUnit, anExpressShopUnit } from '../../../testing/builders/unit.ts';
import { featuresOf } from '../../../storefront/features.ts';
import { aStorefront } from '../../../testing/builders/cart.ts';
import { expect, test } from 'vitest';
import { ordersApart } from '../../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { anyUnit, flagged, sameDay, type UnitKind } from '../../../testing/unit-kinds.ts';
import { expressFirst } from './ask-express-first.ts';

const apart = anExpressShopUnit({ cartUnitId: cartUnitId(2) });
const other = aSmileDeliveryUnit({ cartUnitId: cartUnitId(1) });

const kinds = [flagged('isSmileDelivery'), flagged('isFasterDelivery')];
const smileDelivered: UnitKind = {
  is: (unit) => unit.cartUnitType === 'SmileDelivery' || kinds.some(({ is }) => is(unit)),
  ways: [(unit) => ({ ...unit, cartUnitType: 'SmileDelivery' }), ...kinds.flatMap(({ ways }) => ways)],
};

ordersApart('[CK-09 CK-17] same-day items do not go with SmileDelivery or faster delivery', expressFirst, {
  apart: sameDay,
  from: [smileDelivered, anyUnit],
});

test('[CK-09] recognizes SmileDelivery by its service alone, whatever the item data', () => {
  expect(isBroken(expressFirst, ordering([apart, flaggedUnit(1, [], { cartUnitType: 'SmileDelivery' })]))).toBe(true);
});

test('[CK-09] conflicts with faster delivery too, but not with ordinary items', () => {
  expect(isBroken(expressFirst, ordering([apart, flaggedUnit(1, ['isFasterDelivery'])]))).toBe(true);
  expect(isBroken(expressFirst, ordering([apart, flaggedUnit(1, ['isSmileDelivery'])]))).toBe(true);
  expect(isBroken(expressFirst, ordering([apart, flaggedUnit(1)]))).toBe(false);
});

test('[CK-09] another rule applies on outlet', () => {
  const features = featuresOf(aStorefront({ tenant: 'outlet' }));
  expect(isBroken(expressFirst, ordering([other, apart], { features }))).toBe(false);
});

test('[CK-09] has a message in every language', () => {
  expect(saidIn(findingOf(expressFirst, ordering([other, apart])))).toEqual({
    ko: '당일배송 상품은 따로 주문하셔야 합니다. 당일배송 상품을 먼저 주문하시겠습니까?',
    en: 'ExpressShop items are ordered separately. Do you want to order them first?',
    cn: '当日达商品需单独下单。要先订购当日达商品吗？',
    jp: '即日配送の商品は別々の注文になります。先に注文しますか？',
  });
});
