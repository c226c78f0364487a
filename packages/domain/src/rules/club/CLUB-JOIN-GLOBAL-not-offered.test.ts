import { expect, test } from 'vitest';
import { clubFacts } from '../../testing/builders/club.ts';
import { findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { clubNotOffered } from './CLUB-JOIN-GLOBAL-not-offered.ts';

test('[CL-01] [PG-08] a storefront without a club refuses everyone', () => {
  expect([true, false].map((isOffered) => isBroken(clubNotOffered, clubFacts({}, { isOffered })))).toEqual([
    false,
    true,
  ]);
});

test('[CL-01] [ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(clubNotOffered, clubFacts({}, { isOffered: false })))).toEqual({
    ko: '이 언어에서는 클럽에 가입할 수 없습니다.',
    en: 'Club membership is not available in this language.',
    cn: '此语言的站点不提供俱乐部。',
    jp: 'この言語のサイトではクラブをご利用いただけません。',
  });
});
