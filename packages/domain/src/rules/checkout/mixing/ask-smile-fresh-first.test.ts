import { cartUnitId } from '../../../money/ids.ts';
import { aSmileFreshUnit } from '../../../testing/builders/unit.ts';
import { expect, test } from 'vitest';
import { ordersApart } from '../../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, ordering, saidIn } from '../../../testing/rules.ts';
import { smileFresh } from '../../../testing/unit-kinds.ts';
import { smileFreshFirst } from './ask-smile-fresh-first.ts';

ordersApart('[CK-05 CK-17] SmileFresh goes alone, not with others', smileFreshFirst, { apart: smileFresh });

test('[CK-05] has a message in every language', () => {
  expect(
    saidIn(findingOf(smileFreshFirst, ordering([flaggedUnit(1), aSmileFreshUnit({ cartUnitId: cartUnitId(2) })]))),
  ).toEqual({
    ko: '스마일프레시 상품은 따로 주문하셔야 합니다. 스마일프레시 상품을 먼저 주문하시겠습니까?',
    en: 'SmileFresh items are ordered separately. Do you want to order them first?',
    cn: 'Smile 生鲜商品需单独下单。要先订购 Smile 生鲜商品吗？',
    jp: 'スマイルフレッシュの商品は別々の注文になります。先に注文しますか？',
  });
});
