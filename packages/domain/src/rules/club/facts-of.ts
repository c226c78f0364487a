import { option as O } from 'fp-ts';
import type { CartState } from '../../state/state.ts';
import { featuresOf } from '../../storefront/features.ts';
import { clubEntryOf } from './club-entry.ts';
import type { ClubFacts } from './facts.ts';

/** What the page knows of joining the club; when the buyer left it comes with the club's info (CM-28). */
export const clubFactsOf = ({ buyer, extras, pricesAsOf, storefront }: CartState): ClubFacts => ({
  isOffered: featuresOf(storefront).club,
  buyer,
  withdrawnAt: extras.club?.unifyMembershipInfo.smileClubMemberInformation.withdrawDt ?? O.none,
  now: pricesAsOf,
});

/** Whether the buyer may join by one click, as far as the page knows (CL-01). */
export const canJoinClub = (state: CartState): boolean => clubEntryOf(clubFactsOf(state)) === 'OneClick';
