import { checkClubJoin, type Buyer, type ClubFacts, type ClubInfo, type ClubMemberType } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { readBuyer } from '../cart/read-buyer.ts';
import type { Deps } from '../request/handler.ts';
import { clubFactsOf } from './club-facts.ts';

const termsOf: Readonly<Record<ClubMemberType, readonly [statusCode: string, payCycleType: string]>> = {
  Unknown: ['None', 'None'],
  Waiting: ['Waiting', 'None'],
  Free: ['Active', 'Free'],
  Purchase: ['Active', 'Year'],
  Restricted: ['Restricted', 'None'],
  Withdrawal: ['Withdrawn', 'None'],
};

const infoOf = (masterId: string, buyer: Buyer, facts: ClubFacts): ClubInfo => {
  const [statusCode, payCycleType] = termsOf[buyer.clubMemberType];
  return {
    unifyMembershipInfo: {
      unifyMasterId: masterId,
      smileClubMember: buyer.isSmileClub,
      smileClubMemberInformation: {
        statusCode,
        payCycleType,
        memberType: buyer.clubMemberType,
        membershipGrade: buyer.buyerGrade,
        joinPartnerId: '',
        isUnifyMembership: buyer.isUniverseClub,
        isSSGPoint: buyer.isSsgMembership,
        isSSGMembership: buyer.isSsgMembership,
        withdrawDt: facts.withdrawnAt,
      },
    },
    isSmileClubOneClickTarget: E.isRight(checkClubJoin(facts)),
  };
};

/** Returns the club data of the shopper (CM-28); empty for visitors. */
export const readClubInfo = async (deps: Deps): Promise<ClubInfo> => {
  const { scope } = deps.session;
  const { buyer } = await readBuyer(deps.tx, scope);
  return infoOf(buyer.isLogin ? scope.owner : '', buyer, await clubFactsOf(deps));
};
