import { expect, test } from 'vitest';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { aSituation, couponFacts } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { simpleMember } from './CART-BR5-20-simple-member.ts';

const by = (over: Parameters<typeof aBuyer>[0]) => couponFacts({}, { situation: aSituation({ buyer: aBuyer(over) }) });

test('[CP-01] a simple member must verify first, a member need not; a guest must sign in first', () => {
  expect(isBroken(simpleMember, by({ memberType: 'SimpleMember' }))).toBe(true);
  expect(isBroken(simpleMember, by({ memberType: 'Member' }))).toBe(false);
  expect(isBroken(simpleMember, by({ memberType: 'SimpleMember', isLogin: false }))).toBe(false);
});

test('[CP-01] [RL-01] a verified simple member uses coupons like a member; verification is offered', () => {
  expect(isBroken(simpleMember, by({ memberType: 'SimpleMember', isIdentityVerified: true }))).toBe(false);
  const found = findingOf(simpleMember, by({ memberType: 'SimpleMember', isIdentityVerified: false }));
  expect([found.units, found.fixes]).toEqual([[1], [{ type: 'VerifyIdentity' }]]);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(simpleMember, by({ memberType: 'SimpleMember' })))).toEqual({
    ko: '쿠폰을 사용하려면 먼저 본인 인증을 해 주십시오.',
    en: 'Please verify your identity before you use coupons.',
    cn: '使用优惠券前，请先进行身份验证。',
    jp: 'クーポンをご利用になるには、先に本人認証を行ってください。',
  });
});
