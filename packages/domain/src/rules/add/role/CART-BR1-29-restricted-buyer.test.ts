import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { restrictedToAdd } from './CART-BR1-29-restricted-buyer.ts';

test('[CM-06] refuses restricted buyers and accepts all others', () => {
  expect(isBroken(restrictedToAdd, adding({}, { buyer: { standing: 'Restricted' } }))).toBe(true);
  expect(isBroken(restrictedToAdd, adding({}, { buyer: { clubMemberType: 'Restricted' } }))).toBe(true);
  expect(isBroken(restrictedToAdd, adding({}, { buyer: { standing: 'Withdrawn' } }))).toBe(false);
  expect(isBroken(restrictedToAdd, adding())).toBe(false);
});

test('[CM-06] CART-BR1-29 has a message in every language', () => {
  expect(saidIn(findingOf(restrictedToAdd, adding({}, { buyer: { standing: 'Restricted' } })))).toEqual({
    ko: '이용이 제한된 회원입니다. 고객센터에 문의해 주십시오.',
    en: 'Your account is restricted. Please contact customer service.',
    cn: '您的账户已被限制使用，请联系客服中心。',
    jp: 'ご利用が制限されています。カスタマーセンターにお問い合わせください。',
  });
});
