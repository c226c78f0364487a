import { either as E } from 'fp-ts';
import type { ClubFacts } from './facts.ts';
import { checkClubJoin } from './index.ts';

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

/**
 * Where a press on the club leads this buyer (CL-05).
 * @example
 * const buyers = [{}, { isLogin: false }, { isDomesticBusinessman: true }];
 * buyers.map((buyer) => clubEntryOf(clubFacts(buyer))); // [ 'OneClick', 'SignIn', 'BusinessJoin' ]
 */
export const clubEntryOf = (facts: ClubFacts): ClubEntry => {
  const verdict = checkClubJoin(facts);
  if (E.isRight(verdict)) return 'OneClick';
  const { code } = verdict.left;
  return code === 'CLUB-JOIN-MEMBER' && mayUpgrade(facts.buyer) ? 'UpgradeGate' : (instead[code] ?? 'None');
};
