import { expect, test } from 'vitest';
import { aSituation, couponFacts, couponFlags } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { notOnMobile } from './COUPON-MOBILE-not-on-mobile.ts';

const flagged = (over: Parameters<typeof couponFacts>[1] = {}) => couponFacts({ flags: couponFlags('isMobile') }, over);

test('[CP-20] accepts a mobile coupon on a mobile device or in the app', () => {
  expect(isBroken(notOnMobile, flagged())).toBe(true);
  expect(isBroken(notOnMobile, flagged({ situation: aSituation({ device: 'm' }) }))).toBe(false);
  expect(isBroken(notOnMobile, flagged({ situation: aSituation({ isApp: true }) }))).toBe(false);
});

test('[CP-20] accepts a coupon without the flag', () => {
  expect(isBroken(notOnMobile, couponFacts())).toBe(false);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(notOnMobile, flagged()))).toEqual({
    ko: '모바일에서만 사용할 수 있는 쿠폰입니다.',
    en: 'This coupon can be used on mobile devices only.',
    cn: '该优惠券仅限在移动设备上使用。',
    jp: 'モバイルでのみご利用いただけるクーポンです。',
  });
});
