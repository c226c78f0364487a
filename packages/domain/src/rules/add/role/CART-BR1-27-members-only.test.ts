import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { membersOnlyToAdd } from './CART-BR1-27-members-only.ts';

test('[CM-06] a visitor must sign in first, a simple member need not', () => {
  expect(isBroken(membersOnlyToAdd, adding({ flags: ['isMembersOnly'] }, { buyer: { memberType: 'NonMember' } }))).toBe(
    true,
  );
  expect(
    isBroken(membersOnlyToAdd, adding({ flags: ['isMembersOnly'] }, { buyer: { memberType: 'SimpleMember' } })),
  ).toBe(false);
  expect(isBroken(membersOnlyToAdd, adding({}, { buyer: { memberType: 'NonMember' } }))).toBe(false);
  expect(
    findingOf(membersOnlyToAdd, adding({ flags: ['isMembersOnly'] }, { buyer: { memberType: 'NonMember' } })),
  ).toMatchObject({ units: [], fixes: [{ type: 'SignIn' }] });
});

test('[CM-06] CART-BR1-27 has a message in every language', () => {
  expect(
    saidIn(findingOf(membersOnlyToAdd, adding({ flags: ['isMembersOnly'] }, { buyer: { memberType: 'NonMember' } }))),
  ).toEqual({
    ko: '회원만 구매할 수 있는 상품입니다. 로그인해 주십시오.',
    en: 'This item is for members only. Please sign in.',
    cn: '该商品仅限会员购买，请登录。',
    jp: '会員のみ購入できる商品です。ログインしてください。',
  });
});
