import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { aUnit } from '../../../testing/builders/unit.ts';
import { couponFacts } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { notCouponUsable } from './CART-BR5-05-not-coupon-usable.ts';

const refused = aUnit({ cartUnitId: cartUnitId(2), isCouponUsable: false });
const facts = couponFacts({}, { units: [refused] });

test('[CP-02] a unit excluded from coupons takes none', () => {
  expect(findingOf(notCouponUsable, facts).units).toEqual([cartUnitId(2)]);
  expect(isBroken(notCouponUsable, couponFacts())).toBe(false);
});

test('[CP-02] one such unit among several is enough, and only it is named', () => {
  const among = couponFacts({}, { units: [aUnit(), refused] });
  expect(findingOf(notCouponUsable, among).units).toEqual([cartUnitId(2)]);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(notCouponUsable, facts))).toEqual({
    ko: '쿠폰을 사용할 수 없는 상품입니다.',
    en: 'Coupons cannot be used on this item.',
    cn: '该商品不能使用优惠券。',
    jp: 'クーポンをご利用いただけない商品です。',
  });
});
