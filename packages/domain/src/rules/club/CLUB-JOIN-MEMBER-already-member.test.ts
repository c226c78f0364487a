import { clubMemberTypes } from '../../entities/buyer/buyer.ts';
import { expect, test } from 'vitest';
import { clubFacts } from '../../testing/builders/club.ts';
import { findingOf, isBroken, saidIn } from '../../testing/rules.ts';
import { alreadyClubMember } from './CLUB-JOIN-MEMBER-already-member.ts';

test('[CL-01] refuses club members and pending members', () => {
  const refused = clubMemberTypes.filter((clubMemberType) =>
    isBroken(alreadyClubMember, clubFacts({ clubMemberType })),
  );
  expect(refused).toEqual(['Waiting', 'Free', 'Purchase']);
  expect(isBroken(alreadyClubMember, clubFacts({ isSmileClub: true }))).toBe(true);
});

test('[XT-09] refuses members of the universe club', () => {
  expect(isBroken(alreadyClubMember, clubFacts({ isUniverseClub: true }))).toBe(true);
});

test('[CL-01] [ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(alreadyClubMember, clubFacts({ isSmileClub: true })))).toEqual({
    ko: '이미 클럽 회원입니다.',
    en: 'You are already a club member.',
    cn: '您已是俱乐部会员。',
    jp: 'すでにクラブ会員です。',
  });
});
