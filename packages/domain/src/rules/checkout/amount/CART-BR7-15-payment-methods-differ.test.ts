import { option as O } from 'fp-ts';
import { couponIssueNo } from '../../../money/ids.ts';
import type { CouponAssignment } from '../../../coupons/coupon-assignment.ts';
import { aHeldCoupon, aPlace } from '../../../testing/builders/coupon.ts';
import { expect, test } from 'vitest';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { paymentMethodsDiffer } from './CART-BR7-15-payment-methods-differ.ts';

const paidBy = (id: number, method: string | null): CouponAssignment => ({
  coupon: aHeldCoupon({ issueNo: O.some(couponIssueNo(`C${id}`)), paymentCouponName: O.fromNullable(method) }),
  place: aPlace('Unit', [flaggedUnit(id)]),
});
const asked = (...coupons: readonly CouponAssignment[]) =>
  ordering(
    [1, 2, 3].map((id) => flaggedUnit(id)),
    { coupons },
  );

test('[CP-06] coupons of one method are compatible, also with those without a method; two methods are not', () => {
  expect(isBroken(paymentMethodsDiffer, asked(paidBy(1, 'A'), paidBy(2, 'A'), paidBy(3, null)))).toBe(false);
  expect(isBroken(paymentMethodsDiffer, asked(paidBy(1, 'A'), paidBy(2, 'B')))).toBe(true);
});

test('[CP-06] keeps the first method and removes exactly the coupons of other methods', () => {
  const found = findingOf(paymentMethodsDiffer, asked(paidBy(1, 'A'), paidBy(2, 'B'), paidBy(3, 'A')));
  expect(found).toMatchObject({
    units: [2],
    fixes: [{ type: 'RemoveCoupons', cartUnitIds: [2], couponIssueNoes: ['C2'] }],
  });
  expect(isBroken(paymentMethodsDiffer, asked(paidBy(1, 'A'), paidBy(3, 'A')))).toBe(false);
});

test('[CP-06] has a message in every language', () => {
  expect(saidIn(findingOf(paymentMethodsDiffer, asked(paidBy(1, 'A'), paidBy(2, 'B'))))).toEqual({
    ko: '결제 수단이 서로 다른 쿠폰은 함께 사용할 수 없습니다.',
    en: 'Coupons limited to different payment methods cannot be used together.',
    cn: '限定不同支付方式的优惠券不能同时使用。',
    jp: 'お支払い方法の異なるクーポンは併用できません。',
  });
});
