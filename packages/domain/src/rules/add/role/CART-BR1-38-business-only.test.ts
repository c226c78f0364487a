import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { businessOnlyToAdd } from './CART-BR1-38-business-only.ts';

test('[CM-06] accepts business buyers only; others are offered to sign in as one', () => {
  expect(isBroken(businessOnlyToAdd, adding({ flags: ['isSmileClubBizDeal'] }))).toBe(true);
  expect(
    isBroken(businessOnlyToAdd, adding({ flags: ['isSmileClubBizDeal'] }, { buyer: { isDomesticBusinessman: true } })),
  ).toBe(false);
  expect(isBroken(businessOnlyToAdd, adding())).toBe(false);
  expect(findingOf(businessOnlyToAdd, adding({ flags: ['isSmileClubBizDeal'] }))).toMatchObject({
    units: [],
    fixes: [{ type: 'SignIn' }],
  });
});

test('[CM-06] CART-BR1-38 has a message in every language', () => {
  expect(saidIn(findingOf(businessOnlyToAdd, adding({ flags: ['isSmileClubBizDeal'] })))).toEqual({
    ko: '‘사과’ 상품은 사업자 회원만 구매할 수 있습니다. 사업자 회원으로 로그인해 주십시오.',
    en: 'Only business members can buy ‘사과’. Please sign in as a business member.',
    cn: '“사과”仅限企业会员购买，请以企业会员身份登录。',
    jp: '「사과」は法人会員のみ購入できます。法人会員としてログインしてください。',
  });
});
