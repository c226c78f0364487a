import { expect, test } from 'vitest';
import { aSituation, couponFacts, couponFlags } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { domesticShipping } from './CART-BR5-11-domestic-shipping.ts';

const flagged = (over: Parameters<typeof couponFacts>[1] = {}) =>
  couponFacts({ flags: couponFlags('isOversea') }, over);

test('[CP-04] refuses an overseas coupon for domestic shipping', () => {
  expect(isBroken(domesticShipping, flagged())).toBe(true);
  expect(isBroken(domesticShipping, flagged({ situation: aSituation({ isOversea: true }) }))).toBe(false);
});

test('[CP-04] accepts a coupon without the flag', () => {
  expect(isBroken(domesticShipping, couponFacts())).toBe(false);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(domesticShipping, flagged()))).toEqual({
    ko: '해외배송 전용 쿠폰입니다. 국내배송에는 사용할 수 없습니다.',
    en: 'This coupon is for overseas shipping only. It cannot be used with domestic shipping.',
    cn: '该优惠券仅限海外配送使用，不能用于韩国国内配送。',
    jp: '海外配送専用のクーポンです。国内配送にはご利用いただけません。',
  });
});
