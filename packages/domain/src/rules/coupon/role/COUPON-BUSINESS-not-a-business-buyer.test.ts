import { expect, test } from 'vitest';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { aSituation, couponFacts, couponFlags } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { notABusinessBuyer } from './COUPON-BUSINESS-not-a-business-buyer.ts';

const flagged = (over: Parameters<typeof couponFacts>[1] = {}) =>
  couponFacts({ flags: couponFlags('isBusiness') }, over);

test('[CP-20] accepts a business coupon for business buyers only', () => {
  expect(isBroken(notABusinessBuyer, flagged())).toBe(true);
  expect(
    isBroken(notABusinessBuyer, flagged({ situation: aSituation({ buyer: aBuyer({ isDomesticBusinessman: true }) }) })),
  ).toBe(false);
});

test('[CP-20] accepts a coupon without the flag', () => {
  expect(isBroken(notABusinessBuyer, couponFacts())).toBe(false);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(notABusinessBuyer, flagged()))).toEqual({
    ko: '사업자 회원만 사용할 수 있는 쿠폰입니다.',
    en: 'This coupon is for business members only.',
    cn: '该优惠券仅限企业会员使用。',
    jp: '法人会員のみご利用いただけるクーポンです。',
  });
});
