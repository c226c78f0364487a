import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { aHeldCoupon, aPlace } from '../../../testing/builders/coupon.ts';
import { flaggedUnit, ordering, saidIn } from '../../../testing/rules.ts';
import { diagnose } from '../../../rule/judge.ts';
import { couponWarnings } from './coupon-warnings.ts';
import { checkoutRules } from '../../checkout-rules.ts';

const asked = (method: string | null) =>
  ordering([flaggedUnit(1)], {
    coupons: [
      { coupon: aHeldCoupon({ paymentCouponName: O.fromNullable(method) }), place: aPlace('Unit', [flaggedUnit(1)]) },
    ],
  });

test('[CP-06] reports a coupon for one payment method without blocking the order', () => {
  const [warning, ...others] = couponWarnings(asked('A카드'));
  expect(others).toEqual([]);
  expect(warning).toMatchObject({ code: 'CART-BR5-10', params: { method: 'A카드' }, units: [1], fixes: [] });
  expect(diagnose(checkoutRules)(asked('A카드'))).toEqual([]);
  expect(warning && saidIn(warning).en).toContain('A카드');
});

test('[CP-06] coupons for every method need no notice', () => {
  expect(couponWarnings(asked(null))).toEqual([]);
});
