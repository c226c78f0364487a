import { expect, test } from 'vitest';
import { clubFacts } from '../../testing/builders/club.ts';
import { findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { visitorMustSignIn } from './SIGN-IN-FIRST-visitor.ts';

test('[CL-01] [RL-01] a visitor must sign in, a signed-in buyer need not', () => {
  expect(isBroken(visitorMustSignIn, clubFacts())).toBe(false);
  expect(findingOf(visitorMustSignIn, clubFacts({ isLogin: false })).fixes).toEqual([{ type: 'SignIn' }]);
});

test('[CL-01] [ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(visitorMustSignIn, clubFacts({ isLogin: false })))).toEqual({
    ko: '먼저 로그인해 주십시오.',
    en: 'Please sign in first.',
    cn: '请先登录。',
    jp: '先にログインしてください。',
  });
});
