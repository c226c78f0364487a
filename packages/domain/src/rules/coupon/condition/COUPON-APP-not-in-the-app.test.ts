import { expect, test } from 'vitest';
import { aSituation, couponFacts, couponFlags } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { notInTheApp } from './COUPON-APP-not-in-the-app.ts';

const flagged = (over: Parameters<typeof couponFacts>[1] = {}) => couponFacts({ flags: couponFlags('isApp') }, over);

test('[CP-20] accepts an app coupon in the app only', () => {
  expect(isBroken(notInTheApp, flagged())).toBe(true);
  expect(isBroken(notInTheApp, flagged({ situation: aSituation({ device: 'm' }) }))).toBe(true);
  expect(isBroken(notInTheApp, flagged({ situation: aSituation({ device: 'm', isApp: true }) }))).toBe(false);
});

test('[CP-20] accepts a coupon without the flag', () => {
  expect(isBroken(notInTheApp, couponFacts())).toBe(false);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(notInTheApp, flagged()))).toEqual({
    ko: '앱에서만 사용할 수 있는 쿠폰입니다.',
    en: 'This coupon can be used in the app only.',
    cn: '该优惠券仅限在应用内使用。',
    jp: 'アプリでのみご利用いただけるクーポンです。',
  });
});
