import { sellerKey } from '../../cart/ids.ts';
import { aBuyer } from '../../testing/builders/buyer.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  arbCheckoutFacts,
  findingOf,
  flaggedUnit,
  isBroken,
  leavingOut,
  ordering,
  saidIn,
} from '../../testing/rules.ts';
import { ownItem } from './CART-BR1-25-own-item.ts';

const asked = (...own: readonly string[]) =>
  ordering([flaggedUnit(1)], { buyer: aBuyer({ ownSellerKeys: own.map(sellerKey) }) });

test('[CK-12] the buyer’s own shop is refused, another is not', () => {
  expect(isBroken(ownItem, asked('S2', 'S1'))).toBe(true);
  expect(isBroken(ownItem, asked('S2'))).toBe(false);
  expect(isBroken(ownItem, asked())).toBe(false);
});

test('[CK-12] holds for exactly those units, in whichever order, and no longer once they are left out', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (facts) => {
      const ids = facts.chosen
        .filter((unit) => facts.buyer.ownSellerKeys.includes(unit.seller.sellerKey))
        .map((unit) => unit.cartUnitId);
      expect(isBroken(ownItem, facts)).toBe(ids.length > 0);
      if (ids.length === 0) return;
      const found = findingOf(ownItem, facts);
      expect(found.units).toEqual(ids);
      expect(found.fixes).toEqual([{ type: 'Deselect', cartUnitIds: ids }]);
      expect(isBroken(ownItem, leavingOut(facts, ids))).toBe(false);
    }),
  );
});

test('[CK-12] says so in every language', () => {
  expect(saidIn(findingOf(ownItem, asked('S1')))).toEqual({
    ko: '‘사과’ 상품은 회원님이 판매하시는 상품이므로 구매할 수 없습니다.',
    en: 'You sell ‘사과’ yourself, so you cannot buy it.',
    cn: '“사과”是您自己销售的商品，无法购买。',
    jp: '「사과」はご自身が販売している商品のため、購入できません。',
  });
});
