import { cartUnitId } from '../../../money/ids.ts';
import { anExpressShopUnit } from '../../../testing/builders/unit.ts';
import { featuresOf } from '../../../storefront/features.ts';
import { aStorefront } from '../../../testing/builders/cart.ts';
import { expect, test } from 'vitest';
import { ordersApart } from '../../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { sameDay } from '../../../testing/unit-kinds.ts';
import { expressWithOthers } from './CART-BR7-32-EXPRESS-with-others.ts';

const onOutlet = { features: featuresOf(aStorefront({ tenant: 'outlet' })) };
const apart = anExpressShopUnit({ cartUnitId: cartUnitId(2) });
const other = flaggedUnit(1);

ordersApart('[CK-09 CK-17] on outlet same-day items go alone', expressWithOthers, { apart: sameDay, over: onOutlet });

test('[CK-09] does not apply on the marketplace', () => {
  expect(isBroken(expressWithOthers, ordering([other, apart]))).toBe(false);
});

test('[CK-09] has a message in every language', () => {
  expect(saidIn(findingOf(expressWithOthers, ordering([other, apart], onOutlet)))).toEqual({
    ko: '당일배송 상품은 다른 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
    en: 'ExpressShop items cannot be ordered together with other items. Please order them separately.',
    cn: '当日达商品不能与其他商品一起订购，请分开下单。',
    jp: '即日配送の商品はほかの商品と一緒に注文できません。別々にご注文ください。',
  });
});
