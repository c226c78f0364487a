import { expect, test } from 'vitest';
import { ordersApart } from '../../../testing/checkout-rules.ts';
import { findingOf, ordering, saidIn } from '../../../testing/rules.ts';
import { mallUnit, ofMalls } from '../../../testing/unit-kinds.ts';
import { homePlusWithOverseaDirect } from './CART-BR7-28-home-plus-with-oversea-direct.ts';

ordersApart('[CK-10 CK-17] home-plus does not go with overseas-direct items', homePlusWithOverseaDirect, {
  apart: ofMalls('HomePlus'),
  from: [ofMalls('OverseaDirect'), ofMalls('Book')],
});

test('[CK-10] has a message in every language', () => {
  expect(
    saidIn(findingOf(homePlusWithOverseaDirect, ordering([mallUnit(1, 'OverseaDirect'), mallUnit(2, 'HomePlus')]))),
  ).toEqual({
    ko: '홈플러스 상품은 해외직구 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
    en: 'Home plus items cannot be ordered together with overseas-direct items. Please order them separately.',
    cn: 'Home plus 商品不能与海外直购商品一起订购，请分开下单。',
    jp: 'Home plusの商品は海外直送の商品と一緒に注文できません。別々にご注文ください。',
  });
});
