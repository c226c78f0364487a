import { expect, test } from 'vitest';
import { ordersApart } from '../../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, ordering, saidIn } from '../../../testing/rules.ts';
import { flagged } from '../../../testing/unit-kinds.ts';
import { ecouponWithOthers } from './CART-BR7-08-ecoupon-with-others.ts';

ordersApart('[CK-07 CK-17] e-coupons go alone, not with what is delivered', ecouponWithOthers, {
  apart: flagged('isECoupon'),
});

test('[CK-07] has a message in every language', () => {
  expect(saidIn(findingOf(ecouponWithOthers, ordering([flaggedUnit(1), flaggedUnit(2, ['isECoupon'])])))).toEqual({
    ko: 'e쿠폰은 배송 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
    en: 'E-coupons cannot be ordered together with items that are delivered. Please order them separately.',
    cn: '电子券不能与配送商品一起订购，请分开下单。',
    jp: '電子クーポンは配送する商品と一緒に注文できません。別々にご注文ください。',
  });
});
