import { expect, test } from 'vitest';
import { ordersApart } from '../../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, ordering, saidIn } from '../../../testing/rules.ts';
import { flagged } from '../../../testing/unit-kinds.ts';
import { installFirst } from './ask-install-first.ts';

ordersApart('[CK-06 CK-17] what is installed goes alone, not with others', installFirst, {
  apart: flagged('isInstall'),
});

test('[CK-06] has a message in every language', () => {
  expect(saidIn(findingOf(installFirst, ordering([flaggedUnit(1), flaggedUnit(2, ['isInstall'])])))).toEqual({
    ko: '설치 상품은 따로 주문하셔야 합니다. 설치 상품을 먼저 주문하시겠습니까?',
    en: 'Items with installation are ordered separately. Do you want to order them first?',
    cn: '需安装的商品需单独下单。要先订购需安装的商品吗？',
    jp: '設置が必要な商品は別々の注文になります。先に注文しますか？',
  });
});
