import { option as O } from 'fp-ts';
import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { ClubInfo, SmileClubMemberInformation } from '../../entities/club/club.ts';
import type { ClubFacts } from '../../rules/facts.ts';
import { aBuyer } from './buyer.ts';

/**
 * A signed-in member who was never in the club.
 * @example
 * clubEntryOf(clubFacts()); // OneClick
 * clubEntryOf(clubFacts({}, { isOffered: false })); // None
 */
export const clubFacts = (buyer: Partial<Buyer> = {}, over: Partial<ClubFacts> = {}): ClubFacts => ({
  isOffered: true,
  buyer: aBuyer(buyer),
  withdrawnAt: O.none,
  now: Date.parse('2026-11-20T12:00:00+09:00'),
  ...over,
});

/**
 * Who a buyer is to the club: nobody yet, who may join by one click.
 * @example
 * [aClubInfo(), aClubInfo({ memberType: 'Free' })].map((info) => info.isSmileClubOneClickTarget); // [ true, false ]
 */
export const aClubInfo = (over: Partial<SmileClubMemberInformation> = {}): ClubInfo => {
  const information: SmileClubMemberInformation = {
    statusCode: 'None',
    payCycleType: 'None',
    memberType: 'Unknown',
    membershipGrade: 'VIP',
    joinPartnerId: '',
    isUnifyMembership: false,
    isSSGPoint: false,
    isSSGMembership: false,
    withdrawDt: O.none,
    ...over,
  };
  const smileClubMember = information.memberType === 'Free' || information.memberType === 'Purchase';
  return {
    unifyMembershipInfo: { unifyMasterId: 'U1', smileClubMember, smileClubMemberInformation: information },
    isSmileClubOneClickTarget: information.memberType === 'Unknown',
  };
};
