import { option as O } from 'fp-ts';
import type { Cart } from '../../cart/cart.ts';
import type { ClubInfo } from '../../entities/club/club.ts';
import { featuresOf } from '../../storefront/features.ts';
import { clubEntryOf } from './club-entry.ts';
import type { ClubFacts } from './facts.ts';

/**
 * Returns the facts about joining the club; the withdrawal date comes with CM-28.
 * @example
 * clubFactsOf(cart).isOffered; // true
 * clubFactsOf({ ...cart, storefront: aStorefront({ language: 'en' }) }).isOffered; // false
 */
export const clubFactsOf = ({ buyer, pricesAsOf, storefront }: Cart, club?: ClubInfo): ClubFacts => ({
  isOffered: featuresOf(storefront).club,
  buyer,
  withdrawnAt: club?.unifyMembershipInfo.smileClubMemberInformation.withdrawDt ?? O.none,
  now: pricesAsOf,
});

/**
 * Whether the buyer may join by one click, as far as the page knows (CL-01).
 * @example
 * [canJoinClub(cart), canJoinClub({ ...cart, buyer: guest })]; // [ true, false ]
 */
export const canJoinClub = (cart: Cart, club?: ClubInfo): boolean =>
  clubEntryOf(clubFactsOf(cart, club)) === 'OneClick';
