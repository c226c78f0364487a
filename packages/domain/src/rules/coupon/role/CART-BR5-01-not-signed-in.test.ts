import { expect, test } from 'vitest';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { aSituation, couponFacts } from '../../../testing/builders/coupon.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { notSignedIn } from './CART-BR5-01-not-signed-in.ts';

const by = (over: Parameters<typeof aBuyer>[0]) => couponFacts({}, { situation: aSituation({ buyer: aBuyer(over) }) });

test('[CP-01] a guest has no coupons and is offered to sign in; a member has', () => {
  const nobody = by({ isLogin: false, memberType: 'NonMember' });
  expect(findingOf(notSignedIn, nobody).fixes).toEqual([{ type: 'SignIn' }]);
  expect(isBroken(notSignedIn, by({ isLogin: false, memberType: 'Member' }))).toBe(true);
  expect(isBroken(notSignedIn, by({ isLogin: true, memberType: 'NonMember' }))).toBe(true);
  expect(isBroken(notSignedIn, by({ isLogin: true, memberType: 'SimpleMember' }))).toBe(false);
  expect(isBroken(notSignedIn, couponFacts())).toBe(false);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(notSignedIn, by({ isLogin: false })))).toEqual({
    ko: '쿠폰은 로그인하신 후 사용할 수 있습니다.',
    en: 'Please sign in to use coupons.',
    cn: '登录后即可使用优惠券。',
    jp: 'クーポンはログインするとご利用いただけます。',
  });
});
