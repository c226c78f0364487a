import * as E from '../money/either.ts';
import type { Either } from '../money/either.ts';
import type { Cart } from '../cart/cart.ts';
import type { ClubMemberType } from '../entities/buyer/buyer.ts';
import type { CartUnitType } from '../entities/cart/cart-unit.ts';
import type { ClubInfo } from '../entities/club/club.ts';
import { finding, when, judge, type Finding, type Rule, ruleOf } from '../rule/rule.ts';
import { featuresOf } from '../storefront/features.ts';
import type { ClubFacts } from './facts.ts';

/** Rejects a business buyer, who joins on another page (CL-01, CL-05). */
export const businessJoinsElsewhere = ruleOf<ClubFacts>('CLUB-JOIN-BUSINESS', 'CL-01', '4, Club', ({ buyer }) =>
  when(buyer.isDomesticBusinessman, () => finding('CLUB-JOIN-BUSINESS', {})),
);

export const clubNotOffered = ruleOf<ClubFacts>('CLUB-JOIN-GLOBAL', 'CL-01', '4, Club', ({ isOffered }) =>
  when(!isOffered, () => finding('CLUB-JOIN-GLOBAL', {})),
);

const joined: ReadonlySet<ClubMemberType> = new Set<ClubMemberType>(['Waiting', 'Free', 'Purchase']);

const isInClub = ({ isSmileClub, isUniverseClub, clubMemberType }: ClubFacts['buyer']): boolean =>
  isSmileClub || isUniverseClub || joined.has(clubMemberType);

export const alreadyClubMember = ruleOf<ClubFacts>('CLUB-JOIN-MEMBER', 'CL-01', '4, Club', ({ buyer }) =>
  when(isInClub(buyer), () => finding('CLUB-JOIN-MEMBER', {})),
);

export const restrictedFromClub = ruleOf<ClubFacts>(
  'CLUB-JOIN-RESTRICTED',
  'CL-01',
  '4, Club',
  ({ buyer: { clubMemberType, standing } }) =>
    when(clubMemberType === 'Restricted' || standing !== 'Normal', () => finding('CLUB-JOIN-RESTRICTED', {})),
);

/** Months begin at midnight in Korea, 9 hours before midnight UTC. */
const KOREA_MS = 9 * 60 * 60 * 1000;

/** Returns the months since the year 0, in Korea. */
const monthInKorea = (moment: number): number => {
  const there = new Date(moment + KOREA_MS);
  return there.getUTCFullYear() * 12 + there.getUTCMonth();
};

/** an unknown withdrawal date may be in this month */
const leftInMonthOf = ({ withdrawnAt, now }: ClubFacts): boolean =>
  withdrawnAt === undefined || monthInKorea(withdrawnAt) >= monthInKorea(now);

/** Rejects a buyer who left the club in this calendar month (CL-01). */
export const leftClubThisMonth = ruleOf<ClubFacts>('CLUB-JOIN-WITHDRAWN', 'CL-01', '4, Club', (facts) =>
  when(facts.buyer.clubMemberType === 'Withdrawal' && leftInMonthOf(facts), () => finding('CLUB-JOIN-WITHDRAWN', {})),
);

export const visitorMustSignIn = ruleOf<ClubFacts>('SIGN-IN-FIRST', 'CL-01', '4, Club', ({ buyer }) =>
  when(!buyer.isLogin, () => finding('SIGN-IN-FIRST', {}, [], [{ type: 'SignIn' }])),
);

export const clubRules: readonly Rule<ClubFacts>[] = [
  clubNotOffered,
  visitorMustSignIn,
  restrictedFromClub,
  alreadyClubMember,
  businessJoinsElsewhere,
  leftClubThisMonth,
];

/** Returns the facts if the buyer may join the club by one click, else the first reason against it (CL-01). */
export const checkClubJoin: (facts: ClubFacts) => Either<Finding, ClubFacts> = judge(clubRules);

/**
 * Target of the club button (CL-01, CL-04, CL-05). `OneClick`: the layer to join. `Join`: the join page.
 * `BusinessJoin`: the page for business buyers. `UpgradeGate`: from free to paid membership. `SignIn`: sign-in first.
 * `None`: no club or no offer.
 */
export type ClubEntry = 'OneClick' | 'Join' | 'BusinessJoin' | 'UpgradeGate' | 'SignIn' | 'None';

const instead: Readonly<Record<string, ClubEntry>> = {
  'SIGN-IN-FIRST': 'SignIn',
  'CLUB-JOIN-BUSINESS': 'BusinessJoin',
  'CLUB-JOIN-WITHDRAWN': 'Join',
};

const mayUpgrade = ({ clubMemberType, isUniverseClub }: ClubFacts['buyer']): boolean =>
  clubMemberType === 'Free' && !isUniverseClub;

/** Returns the target of the club button for this buyer (CL-05). */
export const clubEntryOf = (facts: ClubFacts): ClubEntry => {
  const verdict = checkClubJoin(facts);
  if (E.isRight(verdict)) return 'OneClick';
  const { code } = verdict.left;
  return code === 'CLUB-JOIN-MEMBER' && mayUpgrade(facts.buyer) ? 'UpgradeGate' : (instead[code] ?? 'None');
};

/** Returns the facts about joining the club; the withdrawal date comes with CM-28. */
export const clubFactsOf = ({ buyer, pricesAsOf, storefront }: Cart, club?: ClubInfo): ClubFacts => ({
  isOffered: featuresOf(storefront).club,
  buyer,
  withdrawnAt: club?.unifyMembershipInfo.smileClubMemberInformation.withdrawDt,
  now: pricesAsOf,
});

/** True if the buyer may join by one click, as far as the page knows (CL-01). */
export const canJoinClub = (cart: Cart, club?: ClubInfo): boolean =>
  clubEntryOf(clubFactsOf(cart, club)) === 'OneClick';

/** True if the club is offered with dawn delivery in Seoul: to SmileFresh customers who can join (CL-06). */
export const hasDawnOffer = (entry: ClubEntry, units: readonly { readonly cartUnitType?: CartUnitType }[]): boolean =>
  entry !== 'None' && entry !== 'UpgradeGate' && units.some(({ cartUnitType }) => cartUnitType === 'SmileFresh');
