import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderable } from '../../../entities/cart/cart-unit.ts';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import {
  arbCheckoutFacts,
  findingOf,
  flaggedUnit,
  isBroken,
  leavingOut,
  ordering,
  saidIn,
} from '../../../testing/rules.ts';
import { businessOnly } from './CART-BR7-45-business-only.ts';
import { unavailableUnit } from '../selection/CART-BR7-36-unavailable-unit.ts';

const deal = flaggedUnit(1, ['isSmileClubBizDeal']);
const other = flaggedUnit(2);

test('[RL-01 CK-02] refuses a deal for business buyers to all others, club members included', () => {
  const by = (buyer: Parameters<typeof aBuyer>[0]) =>
    isBroken(businessOnly, ordering([deal], { buyer: aBuyer(buyer) }));
  expect(by({})).toBe(true);
  expect(by({ isSmileClub: true })).toBe(true);
  expect(by({ isDomesticBusinessman: true })).toBe(false);
  expect(isBroken(businessOnly, ordering([other]))).toBe(false);
});

test('[CK-02] the code depends on other units in the order', () => {
  expect(findingOf(businessOnly, ordering([deal])).code).toBe('CART-BR7-45');
  expect(findingOf(businessOnly, ordering([other, deal])).code).toBe('CART-BR7-46');
});

test('[CK-02 CK-18] does not report a deal twice if it is unorderable for another reason', () => {
  const closed = { ...deal, isBuyAvailable: false };
  expect(isBroken(businessOnly, ordering([closed]))).toBe(false);
  expect(isBroken(unavailableUnit, ordering([closed]))).toBe(true);
});

test('[RL-01 CK-18] applies to exactly those units, until they are excluded', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (facts) => {
      const ids = facts.chosen
        .filter((unit) => unit.item.flags.isSmileClubBizDeal && isOrderable(unit) && !facts.buyer.isDomesticBusinessman)
        .map((unit) => unit.cartUnitId);
      expect(isBroken(businessOnly, facts)).toBe(ids.length > 0);
      if (ids.length === 0) return;
      expect(findingOf(businessOnly, facts)).toMatchObject({
        units: ids,
        fixes: [{ type: 'Deselect', cartUnitIds: ids }],
      });
      expect(isBroken(businessOnly, leavingOut(facts, ids))).toBe(false);
    }),
  );
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(businessOnly, ordering([deal])))).toEqual({
    ko: '‘사과’ 상품은 스마일클럽 비즈 특가로, 사업자 회원만 주문할 수 있습니다.',
    en: '‘사과’ is a Smile Club Biz deal that only business members can order.',
    cn: '“사과”为 Smile Club Biz 特惠商品，仅限企业会员订购。',
    jp: '「사과」はスマイルクラブビズ特価のため、法人会員のみ注文できます。',
  });
  expect(saidIn(findingOf(businessOnly, ordering([deal, other])))).toEqual({
    ko: '‘사과’ 상품은 사업자 회원 전용 스마일클럽 비즈 특가입니다. 이 상품을 제외하고 주문해 주십시오.',
    en: '‘사과’ is a Smile Club Biz deal for business members only. Please order without this item.',
    cn: '“사과”为企业会员专享的 Smile Club Biz 特惠商品，请去除该商品后再订购。',
    jp: '「사과」は法人会員専用のスマイルクラブビズ特価です。この商品を除いてご注文ください。',
  });
});
