import { expect, test } from 'vitest';
import { ordersApart } from '../../../testing/checkout-rules.ts';
import { findingOf, ordering, saidIn } from '../../../testing/rules.ts';
import { mallUnit, ofMalls } from '../../../testing/unit-kinds.ts';
import { homePlusWithGeneral } from './CART-BR7-32-home-plus-with-general-items.ts';

ordersApart('[CK-10 CK-17] home-plus does not go with general items', homePlusWithGeneral, {
  apart: ofMalls('HomePlus'),
  from: [ofMalls('General'), ofMalls('Book')],
});

test('[CK-10] has a message in every language', () => {
  expect(saidIn(findingOf(homePlusWithGeneral, ordering([mallUnit(1, 'General'), mallUnit(2, 'HomePlus')])))).toEqual({
    ko: '홈플러스 상품은 일반 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
    en: 'Home plus items cannot be ordered together with general items. Please order them separately.',
    cn: 'Home plus 商品不能与一般商品一起订购，请分开下单。',
    jp: 'Home plusの商品は一般の商品と一緒に注文できません。別々にご注文ください。',
  });
});
