import { expect, test } from 'vitest';
import { ordersApart } from '../../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, ordering, saidIn } from '../../../testing/rules.ts';
import { flagged } from '../../../testing/unit-kinds.ts';
import { refundableWithOthers } from './CART-BR7-44-refundable-with-others.ts';

ordersApart('[CK-04 CK-17] items of a money category go alone, not with others', refundableWithOthers, {
  apart: flagged('isPaymentMoneyCategory'),
});

test('[CK-04] has a message in every language', () => {
  expect(
    saidIn(findingOf(refundableWithOthers, ordering([flaggedUnit(1), flaggedUnit(2, ['isPaymentMoneyCategory'])]))),
  ).toEqual({
    ko: '환금성 상품은 다른 상품과 따로 주문하셔야 합니다.',
    en: 'Items that can be refunded in cash must be ordered separately from other items.',
    cn: '可兑现商品需与其他商品分开下单。',
    jp: '換金性のある商品は、ほかの商品と別々にご注文ください。',
  });
});
