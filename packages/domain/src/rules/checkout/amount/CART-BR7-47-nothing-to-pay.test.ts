import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../../../money/ids.ts';
import { won } from '../../../money/won.ts';
import { aUnit } from '../../../testing/builders/unit.ts';
import { arbCheckoutFacts, findingOf, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { nothingToPay } from './CART-BR7-47-nothing-to-pay.ts';

const paying = (amount: number) => ordering([aUnit()], { payable: won(amount) });

test('[PR-07] 1 won can be paid, 0 won and less cannot', () => {
  expect(isBroken(nothingToPay, paying(1))).toBe(false);
  expect(isBroken(nothingToPay, paying(0))).toBe(true);
  expect(isBroken(nothingToPay, paying(-1))).toBe(true);
});

test('[PR-07] applies exactly to non-empty orders of 0 won or less', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (facts) => {
      expect(isBroken(nothingToPay, facts)).toBe(facts.chosen.length > 0 && facts.payable <= 0);
    }),
  );
});

test('[PR-07] removes the coupons if an amount remains to pay, otherwise excludes all units', () => {
  const couponed = aUnit({ cartUnitId: cartUnitId(2), appliedCouponIssueNoes: [couponIssueNo('C1')] });
  const fixesAt = (withoutCoupons: number) =>
    findingOf(
      nothingToPay,
      ordering([aUnit(), couponed], { payable: won(0), payableWithoutCoupons: () => won(withoutCoupons) }),
    ).fixes;
  const leaving = { type: 'Deselect', cartUnitIds: [cartUnitId(1), cartUnitId(2)] };
  expect(fixesAt(1)).toEqual([{ type: 'RemoveCoupons', cartUnitIds: [cartUnitId(2)] }, leaving]);
  expect(fixesAt(0)).toEqual([leaving]);
  expect(findingOf(nothingToPay, paying(0)).fixes).toEqual([{ type: 'Deselect', cartUnitIds: [cartUnitId(1)] }]);
});

test('[PR-07] has a message in every language', () => {
  expect(saidIn(findingOf(nothingToPay, paying(0)))).toEqual({
    ko: '결제하실 금액이 0원 이하이면 주문할 수 없습니다. 쿠폰과 할인을 다시 확인해 주십시오.',
    en: 'An order with a total of ₩0 or less cannot be placed. Please check your coupons and discounts again.',
    cn: '应付金额为0韩元或以下时无法订购，请重新确认优惠券和折扣。',
    jp: 'お支払い金額が0ウォン以下の場合は注文できません。クーポンと割引をもう一度ご確認ください。',
  });
});
