import { buyerStandings, clubMemberTypes } from '../../entities/buyer/buyer.ts';
import { expect, test } from 'vitest';
import { clubFacts } from '../../testing/builders/club.ts';
import { findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { restrictedFromClub } from './CLUB-JOIN-RESTRICTED-restricted.ts';

test('[CL-01] [CK-12] refuses a restricted membership and a restricted buyer', () => {
  const refused = clubMemberTypes.filter((clubMemberType) =>
    isBroken(restrictedFromClub, clubFacts({ clubMemberType })),
  );
  expect(refused).toEqual(['Restricted']);
  expect(buyerStandings.filter((standing) => isBroken(restrictedFromClub, clubFacts({ standing })))).toEqual([
    'Restricted',
    'Withdrawn',
  ]);
});

test('[CL-01] [ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(restrictedFromClub, clubFacts({ clubMemberType: 'Restricted' })))).toEqual({
    ko: '클럽 가입이 제한된 회원입니다. 고객센터로 문의해 주십시오.',
    en: 'You are restricted from joining the club. Please contact customer service.',
    cn: '您的俱乐部入会受到限制。请联系客服中心。',
    jp: 'クラブへのご入会が制限されています。カスタマーセンターへお問い合わせください。',
  });
});
