import { buyerStandings, clubMemberTypes, type Buyer } from '../../../entities/buyer/buyer.ts';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { expect, test } from 'vitest';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { restrictedBuyer } from './CART-BR7-16-restricted-buyer.ts';

const asked = (over: Partial<Buyer>) => ordering([flaggedUnit(7), flaggedUnit(8)], { buyer: aBuyer(over) });

test('[CK-12] refuses buyers restricted in marketplace or club, and no others', () => {
  const bad = buyerStandings.filter((standing) => isBroken(restrictedBuyer, asked({ standing })));
  expect(bad).toEqual(['Restricted']);
  const badClub = clubMemberTypes.filter((clubMemberType) => isBroken(restrictedBuyer, asked({ clubMemberType })));
  expect(badClub).toEqual(['Restricted']);
});

test('[CK-12] concerns all selected units without a fix, and no empty order', () => {
  expect(findingOf(restrictedBuyer, asked({ standing: 'Restricted' }))).toMatchObject({ units: [7, 8], fixes: [] });
  expect(isBroken(restrictedBuyer, ordering([], { buyer: aBuyer({ standing: 'Restricted' }) }))).toBe(false);
});

test('[CK-12] has a message in every language', () => {
  expect(saidIn(findingOf(restrictedBuyer, asked({ standing: 'Restricted' })))).toEqual({
    ko: '구매가 제한된 회원이므로 주문할 수 없습니다. 고객센터에 문의해 주십시오.',
    en: 'You cannot order because your purchases are restricted. Please contact customer service.',
    cn: '您的账户被限制购买，无法订购。请联系客服中心。',
    jp: 'ご購入が制限されているため、注文できません。カスタマーセンターにお問い合わせください。',
  });
});
