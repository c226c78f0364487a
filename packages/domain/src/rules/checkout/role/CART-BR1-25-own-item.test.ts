import { sellerKey } from '../../../money/ids.ts';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { expect, test } from 'vitest';
import { bars } from '../../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { aSeller } from '../../../testing/builders/unit.ts';
import { ownItem } from './CART-BR1-25-own-item.ts';

const asked = (...own: readonly string[]) =>
  ordering([flaggedUnit(1)], { buyer: aBuyer({ ownSellerKeys: own.map(sellerKey) }) });

test('[CK-12] refuses items of the own shop only', () => {
  expect(isBroken(ownItem, asked('S2', 'S1'))).toBe(true);
  expect(isBroken(ownItem, asked('S2'))).toBe(false);
  expect(isBroken(ownItem, asked())).toBe(false);
});

bars('[CK-12 CK-18] what the buyer sells is barred', ownItem, {
  isBarred: (unit, { ownSellerKeys }) => ownSellerKeys.includes(unit.seller.sellerKey),
  unit: {
    is: ({ seller }) => seller.sellerKey === sellerKey('S1'),
    ways: [(unit) => ({ ...unit, seller: aSeller() })],
  },
  buyer: { ownSellerKeys: [sellerKey('S1')] },
});

test('[CK-12] has a message in every language', () => {
  expect(saidIn(findingOf(ownItem, asked('S1')))).toEqual({
    ko: '‘사과’ 상품은 회원님이 판매하시는 상품이므로 구매할 수 없습니다.',
    en: 'You sell ‘사과’ yourself, so you cannot buy it.',
    cn: '“사과”是您自己销售的商品，无法购买。',
    jp: '「사과」はご自身が販売している商品のため、購入できません。',
  });
});
