import { expect, test } from 'vitest';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { aSituation, couponFacts } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { simpleMember } from './CART-BR5-20-simple-member.ts';

const by = (over: Parameters<typeof aBuyer>[0]) => couponFacts({}, { situation: aSituation({ buyer: aBuyer(over) }) });

test('[CP-01] a simple member verifies first, a member need not, and who is not signed in is told that first', () => {
  expect(isBroken(simpleMember, by({ memberType: 'SimpleMember' }))).toBe(true);
  expect(isBroken(simpleMember, by({ memberType: 'Member' }))).toBe(false);
  expect(isBroken(simpleMember, by({ memberType: 'SimpleMember', isLogin: false }))).toBe(false);
});

test('[CP-01] [RL-01] whoever has verified who they are uses coupons as a member does; verifying is offered', () => {
  expect(isBroken(simpleMember, by({ memberType: 'SimpleMember', isIdentityVerified: true }))).toBe(false);
  const found = findingOf(simpleMember, by({ memberType: 'SimpleMember', isIdentityVerified: false }));
  expect([found.units, found.fixes]).toEqual([[1], [{ type: 'VerifyIdentity' }]]);
});

test('[ER-09] says so in every language', () => {
  expect(saidIn(findingOf(simpleMember, by({ memberType: 'SimpleMember' })))).toEqual({
    ko: '쿠폰을 사용하려면 먼저 본인 인증을 해 주십시오.',
    en: 'Please verify your identity before you use coupons.',
    cn: '使用优惠券前，请先进行身份验证。',
    jp: 'クーポンをご利用になるには、先に本人認証を行ってください。',
  });
});
