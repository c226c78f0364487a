import { expect, test } from 'vitest';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { aSituation, couponFacts, couponFlags } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { notAClubMember } from './COUPON-CLUB-not-a-club-member.ts';

const flagged = (over: Parameters<typeof couponFacts>[1] = {}) => couponFacts({ flags: couponFlags('isClub') }, over);

test('[CP-20] accepts a club coupon for club members only', () => {
  expect(isBroken(notAClubMember, flagged())).toBe(true);
  expect(isBroken(notAClubMember, flagged({ situation: aSituation({ buyer: aBuyer({ isSmileClub: true }) }) }))).toBe(
    false,
  );
});

test('[CP-20] accepts a coupon without the flag', () => {
  expect(isBroken(notAClubMember, couponFacts())).toBe(false);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(notAClubMember, flagged()))).toEqual({
    ko: '클럽 회원만 사용할 수 있는 쿠폰입니다.',
    en: 'This coupon is for club members only.',
    cn: '该优惠券仅限俱乐部会员使用。',
    jp: 'クラブ会員のみご利用いただけるクーポンです。',
  });
});
