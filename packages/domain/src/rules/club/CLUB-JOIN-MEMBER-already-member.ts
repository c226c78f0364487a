import type { ClubMemberType } from '../../entities/buyer/buyer.ts';
import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import type { ClubFacts } from './facts.ts';

const joined: ReadonlySet<ClubMemberType> = new Set<ClubMemberType>(['Waiting', 'Free', 'Purchase']);

const isInClub = ({ isSmileClub, isUniverseClub, clubMemberType }: ClubFacts['buyer']): boolean =>
  isSmileClub || isUniverseClub || joined.has(clubMemberType);

export const alreadyClubMember: Rule<ClubFacts> = {
  code: 'CLUB-JOIN-MEMBER',
  codes: ['CLUB-JOIN-MEMBER'],
  requirement: 'CL-01',
  source: 'specification 4, Club',
  broken: ({ buyer }) => when(isInClub(buyer), () => finding('CLUB-JOIN-MEMBER', {})),
};
