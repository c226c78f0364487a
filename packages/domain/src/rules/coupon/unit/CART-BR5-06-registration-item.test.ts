import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { aUnit } from '../../../testing/builders/unit.ts';
import { aSituation, couponFacts } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { registrationItem } from './CART-BR5-06-registration-item.ts';

const refused = aUnit({
  cartUnitId: cartUnitId(2),
  isCouponUsable: false,
  unusableCouponType: O.some('REGISTRATION_ITEM'),
});
const facts = couponFacts({}, { units: [refused], situation: aSituation() });

test('[CP-02] a registration item takes no coupon', () => {
  expect(findingOf(registrationItem, facts).units).toEqual([cartUnitId(2)]);
  expect(isBroken(registrationItem, couponFacts())).toBe(false);
});

test('[CP-02] one such unit among several is enough, and only it is named', () => {
  const among = couponFacts({}, { units: [aUnit(), refused], situation: aSituation() });
  expect(findingOf(registrationItem, among).units).toEqual([cartUnitId(2)]);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(registrationItem, facts))).toEqual({
    ko: '등록 상품에는 쿠폰을 사용할 수 없습니다.',
    en: 'Coupons cannot be used on registration items.',
    cn: '登记类商品不能使用优惠券。',
    jp: '登録商品にはクーポンをご利用いただけません。',
  });
});
