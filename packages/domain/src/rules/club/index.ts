import type { Either } from 'fp-ts/Either';
import { judge } from '../../rule/judge.ts';
import type { Finding, Rule } from '../../rule/rule.ts';
import { alreadyClubMember } from './CLUB-JOIN-MEMBER-already-member.ts';
import { businessJoinsElsewhere } from './CLUB-JOIN-BUSINESS-business-buyer.ts';
import { clubNotOffered } from './CLUB-JOIN-GLOBAL-not-offered.ts';
import { leftClubThisMonth } from './CLUB-JOIN-WITHDRAWN-this-month.ts';
import { restrictedFromClub } from './CLUB-JOIN-RESTRICTED-restricted.ts';
import { visitorMustSignIn } from './SIGN-IN-FIRST-visitor.ts';
import type { ClubFacts } from './facts.ts';

export const clubRules: readonly Rule<ClubFacts>[] = [
  clubNotOffered,
  visitorMustSignIn,
  restrictedFromClub,
  alreadyClubMember,
  businessJoinsElsewhere,
  leftClubThisMonth,
];

/**
 * Whether a buyer may join the club by one click, or the first reason against it; page and server ask it (CL-01).
 * @example
 * const verdict = checkClubJoin(clubFacts({ isLogin: false }));
 * E.isLeft(verdict) && verdict.left.code; // SIGN-IN-FIRST
 */
export const checkClubJoin: (facts: ClubFacts) => Either<Finding, ClubFacts> = judge(clubRules);
