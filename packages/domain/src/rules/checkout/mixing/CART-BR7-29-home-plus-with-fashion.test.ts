import { expect, test } from 'vitest';
import { ordersApart } from '../../../testing/checkout-rules.ts';
import { findingOf, ordering, saidIn } from '../../../testing/rules.ts';
import { mallUnit, ofMalls } from '../../../testing/unit-kinds.ts';
import { homePlusWithFashion } from './CART-BR7-29-home-plus-with-fashion.ts';

ordersApart('[CK-10 CK-17] home-plus does not go with fashion brands, nor with Mango Korea', homePlusWithFashion, {
  apart: ofMalls('HomePlus'),
  from: [ofMalls('FashionBrand', 'MangoKorea'), ofMalls('Book')],
});

test('[CK-10] has a message in every language', () => {
  expect(
    saidIn(findingOf(homePlusWithFashion, ordering([mallUnit(1, 'FashionBrand'), mallUnit(2, 'HomePlus')]))),
  ).toEqual({
    ko: '홈플러스 상품은 패션 브랜드, 망고 코리아 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
    en: 'Home plus items cannot be ordered together with fashion-brand or Mango Korea items. Please order them separately.',
    cn: 'Home plus 商品不能与时尚品牌或 Mango Korea 商品一起订购，请分开下单。',
    jp: 'Home plusの商品はファッションブランドやMango Koreaの商品と一緒に注文できません。別々にご注文ください。',
  });
});
