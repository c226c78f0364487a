import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterLeavingOut,
  arbCheckoutFacts,
  findingOf,
  flaggedUnit,
  isBroken,
  ordering,
  saidIn,
} from '../../testing/rules.ts';
import { ecouponWithOthers } from './CART-BR7-08-ecoupon-with-others.ts';

const apart = flaggedUnit(2, ['isECoupon']);
const other = flaggedUnit(1);

test('[CK-07] e-coupons go alone, not with what is delivered', () => {
  expect(isBroken(ecouponWithOthers, ordering([other, apart]))).toBe(true);
  expect(isBroken(ecouponWithOthers, ordering([apart]))).toBe(false);
  expect(isBroken(ecouponWithOthers, ordering([other]))).toBe(false);
});

test('[CK-07 CK-17] they are ordered first, alone, or one side stays out', () => {
  expect(findingOf(ecouponWithOthers, ordering([other, apart]))).toMatchObject({
    units: [1, 2],
    fixes: [
      { type: 'OrderFirst', cartUnitIds: [2] },
      { type: 'Deselect', cartUnitIds: [2] },
    ],
  });
});

test('[CK-07] holds exactly for orders with both sides, and no longer after any of its fixes', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (any) => {
      const facts = { ...any };
      const alone = facts.chosen.filter((unit) => unit.item.flags.isECoupon);
      const others = facts.chosen.filter((unit) => !alone.includes(unit));
      expect(isBroken(ecouponWithOthers, facts)).toBe(alone.length > 0 && others.length > 0);
      if (alone.length === 0 || others.length === 0) return;
      for (const left of afterLeavingOut(facts, findingOf(ecouponWithOthers, facts)))
        expect([left.chosen.length > 0, isBroken(ecouponWithOthers, left)]).toEqual([true, false]);
    }),
  );
});

test('[CK-07] says so in every language', () => {
  expect(saidIn(findingOf(ecouponWithOthers, ordering([other, apart])))).toEqual({
    ko: 'e쿠폰은 배송 상품과 함께 주문할 수 없습니다. 따로 주문해 주십시오.',
    en: 'E-coupons cannot be ordered together with items that are delivered. Please order them separately.',
    cn: '电子券不能与配送商品一起订购，请分开下单。',
    jp: 'eクーポンは配送する商品と一緒に注文できません。別々にご注文ください。',
  });
});
