import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { clubOnlyToAdd } from './CART-BR1-36-club-members-only.ts';

test('[CM-06] accepts club members only', () => {
  expect(isBroken(clubOnlyToAdd, adding({ flags: ['isClubOnly'] }))).toBe(true);
  expect(isBroken(clubOnlyToAdd, adding({ flags: ['isClubOnly'] }, { buyer: { isSmileClub: true } }))).toBe(false);
  expect(isBroken(clubOnlyToAdd, adding())).toBe(false);
});

test('[CM-06] CART-BR1-36 has a message in every language', () => {
  expect(saidIn(findingOf(clubOnlyToAdd, adding({ flags: ['isClubOnly'] })))).toEqual({
    ko: '‘사과’ 상품은 스마일클럽 회원만 구매할 수 있습니다.',
    en: 'Only Smile Club members can buy ‘사과’.',
    cn: '“사과”仅限 Smile Club 会员购买。',
    jp: '「사과」はスマイルクラブ会員のみ購入できます。',
  });
});
