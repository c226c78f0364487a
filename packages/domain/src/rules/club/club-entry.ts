import { either as E } from 'fp-ts';
import type { ClubFacts } from './facts.ts';
import { checkClubJoin } from './index.ts';

/**
 * Where a press on the club leads (CL-01, CL-04, CL-05). `OneClick`: the layer that joins. `Join`: the club's own join page.
 * `BusinessJoin`: that of business buyers. `UpgradeGate`: from the free membership to the paid one. `SignIn`: first that.
 * `None`: there is no club here, or nothing to offer.
 */
export type ClubEntry = 'OneClick' | 'Join' | 'BusinessJoin' | 'UpgradeGate' | 'SignIn' | 'None';

/** By the reason against joining by one click; any other leaves nothing to offer. */
const instead: Readonly<Record<string, ClubEntry>> = {
  'SIGN-IN-FIRST': 'SignIn',
  'CLUB-JOIN-BUSINESS': 'BusinessJoin',
  'CLUB-JOIN-WITHDRAWN': 'Join',
};

/** A free member may become a paying one; for the universe club there is no word of the club at all (CL-05, XT-09). */
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
