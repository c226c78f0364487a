import { expect, test } from 'vitest';
import { testNow } from '../../../testing/builders/unit.ts';
import { couponFacts } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { expired } from './COUPON-EXPIRED-expired.ts';

const until = (ms: number) => couponFacts({ expiredDate: new Date(testNow + ms).toISOString() });

test('[CP-10] a coupon is valid until its last millisecond', () => {
  expect(isBroken(expired, until(0))).toBe(false);
  expect(isBroken(expired, until(1))).toBe(false);
  expect(isBroken(expired, until(-1))).toBe(true);
});

test('[CP-10] an unreadable date counts as expired', () => {
  expect(isBroken(expired, couponFacts({ expiredDate: 'soon' }))).toBe(true);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(expired, until(-1)))).toEqual({
    ko: '사용 기간이 지난 쿠폰입니다.',
    en: 'This coupon has expired.',
    cn: '该优惠券已过有效期。',
    jp: '有効期限が過ぎたクーポンです。',
  });
});
