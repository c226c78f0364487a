import { expect, test } from 'vitest';
import { clubFacts } from '../../testing/builders/club.ts';
import { findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { businessJoinsElsewhere } from './CLUB-JOIN-BUSINESS-business-buyer.ts';

test('[CL-01] [CL-05] refuses a business buyer, accepts all others', () => {
  const of = (isDomesticBusinessman: boolean) => isBroken(businessJoinsElsewhere, clubFacts({ isDomesticBusinessman }));
  expect([of(false), of(true)]).toEqual([false, true]);
});

test('[CL-01] [ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(businessJoinsElsewhere, clubFacts({ isDomesticBusinessman: true })))).toEqual({
    ko: '사업자 회원은 사업자 전용 클럽 가입을 이용해 주십시오.',
    en: 'Business members join the club on a separate page.',
    cn: '企业会员请通过企业专用页面加入俱乐部。',
    jp: '法人会員の方は、法人専用のページからクラブにご入会ください。',
  });
});
