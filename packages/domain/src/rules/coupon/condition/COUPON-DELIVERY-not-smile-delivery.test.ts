import { expect, test } from 'vitest';
import { aSmileDeliveryUnit, aUnit } from '../../../testing/builders/unit.ts';
import { couponFacts, couponFlags } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { notSmileDelivery } from './COUPON-DELIVERY-not-smile-delivery.ts';

const flagged = (over: Parameters<typeof couponFacts>[1] = {}) =>
  couponFacts({ flags: couponFlags('isDelivery') }, over);

test('[CP-20] accepts a delivery coupon for SmileDelivery items only', () => {
  expect(isBroken(notSmileDelivery, flagged())).toBe(true);
  expect(isBroken(notSmileDelivery, flagged({ units: [aSmileDeliveryUnit()] }))).toBe(false);
  expect(isBroken(notSmileDelivery, flagged({ units: [aSmileDeliveryUnit(), aUnit()] }))).toBe(true);
});

test('[CP-20] accepts a coupon without the flag', () => {
  expect(isBroken(notSmileDelivery, couponFacts())).toBe(false);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(notSmileDelivery, flagged()))).toEqual({
    ko: '스마일배송 상품에만 사용할 수 있는 쿠폰입니다.',
    en: 'This coupon can be used on SmileDelivery items only.',
    cn: '该优惠券仅限用于 Smile 配送商品。',
    jp: 'スマイル配送の商品にのみご利用いただけるクーポンです。',
  });
});
