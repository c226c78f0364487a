import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { withdrawnToAdd } from './CART-BR1-39-withdrawn-member.ts';

test('[CM-06] refuses withdrawn members and accepts all others', () => {
  expect(isBroken(withdrawnToAdd, adding({}, { buyer: { standing: 'Withdrawn' } }))).toBe(true);
  expect(isBroken(withdrawnToAdd, adding({}, { buyer: { standing: 'Restricted' } }))).toBe(false);
  expect(isBroken(withdrawnToAdd, adding())).toBe(false);
});

test('[CM-06] CART-BR1-39 has a message in every language', () => {
  expect(saidIn(findingOf(withdrawnToAdd, adding({}, { buyer: { standing: 'Withdrawn' } })))).toEqual({
    ko: '탈퇴한 회원입니다. 다시 가입하신 후 이용해 주십시오.',
    en: 'This membership has been withdrawn. Please register again.',
    cn: '您的会员资格已注销，请重新注册。',
    jp: '退会済みの会員です。もう一度ご登録ください。',
  });
});
