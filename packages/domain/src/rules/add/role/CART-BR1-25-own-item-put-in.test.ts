import { sellerKey } from '../../../money/ids.ts';
import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { ownItemToAdd } from './CART-BR1-25-own-item-put-in.ts';

test('[CM-06] refuses items of the own shop', () => {
  expect(isBroken(ownItemToAdd, adding({}, { buyer: { ownSellerKeys: [sellerKey('S1')] } }))).toBe(true);
  expect(isBroken(ownItemToAdd, adding({}, { buyer: { ownSellerKeys: [sellerKey('S2')] } }))).toBe(false);
  expect(isBroken(ownItemToAdd, adding())).toBe(false);
});

test('[CM-06] CART-BR1-25 has a message in every language', () => {
  expect(saidIn(findingOf(ownItemToAdd, adding({}, { buyer: { ownSellerKeys: [sellerKey('S1')] } })))).toEqual({
    ko: '‘사과’ 상품은 회원님이 판매하시는 상품이므로 구매할 수 없습니다.',
    en: 'You sell ‘사과’ yourself, so you cannot buy it.',
    cn: '“사과”是您自己销售的商品，无法购买。',
    jp: '「사과」はご自身が販売している商品のため、購入できません。',
  });
});
