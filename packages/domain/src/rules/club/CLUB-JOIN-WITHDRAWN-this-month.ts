import { option as O } from 'fp-ts';
import { finding, when } from '../../rule/finding.ts';
import type { Rule } from '../../rule/rule.ts';
import type { ClubFacts } from './facts.ts';

/** Months begin at midnight in Korea, 9 hours before midnight UTC. */
const KOREA_MS = 9 * 60 * 60 * 1000;

/**
 * Returns the months since the year 0, in Korea.
 * @param moment ms since 1970 UTC
 */
const monthInKorea = (moment: number): number => {
  const there = new Date(moment + KOREA_MS);
  return there.getUTCFullYear() * 12 + there.getUTCMonth();
};

/** an unknown withdrawal date may be in this month */
const leftInMonthOf = ({ withdrawnAt, now }: ClubFacts): boolean =>
  O.isNone(withdrawnAt) || monthInKorea(withdrawnAt.value) >= monthInKorea(now);

/** Rejects a buyer who left the club in this calendar month (CL-01). */
export const leftClubThisMonth: Rule<ClubFacts> = {
  code: 'CLUB-JOIN-WITHDRAWN',
  codes: ['CLUB-JOIN-WITHDRAWN'],
  requirement: 'CL-01',
  source: 'specification 4, Club',
  broken: (facts) =>
    when(facts.buyer.clubMemberType === 'Withdrawal' && leftInMonthOf(facts), () => finding('CLUB-JOIN-WITHDRAWN', {})),
};
