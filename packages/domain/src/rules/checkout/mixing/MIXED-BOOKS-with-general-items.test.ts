import { expect, test } from 'vitest';
import { ordersApart } from '../../../testing/checkout-rules.ts';
import { findingOf, ordering, saidIn } from '../../../testing/rules.ts';
import { mallUnit, ofMalls } from '../../../testing/unit-kinds.ts';
import { booksWithGeneral } from './MIXED-BOOKS-with-general-items.ts';

ordersApart('[CK-10 CK-17] books do not go with general items', booksWithGeneral, {
  apart: ofMalls('Book'),
  from: [ofMalls('General'), ofMalls('HomePlus')],
});

test('[CK-10] has a message in every language', () => {
  expect(saidIn(findingOf(booksWithGeneral, ordering([mallUnit(1, 'General'), mallUnit(2, 'Book')])))).toEqual({
    ko: '도서는 일반 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
    en: 'Books cannot be ordered together with general items. Please order them separately.',
    cn: '图书不能与一般商品一起订购，请分开下单。',
    jp: '書籍は一般の商品と一緒に注文できません。別々にご注文ください。',
  });
});
