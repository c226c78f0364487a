import type { Option } from 'fp-ts/Option';
import type { ClubInfo, WelcomeGift } from '../../../entities/club/club.ts';
import type { IdempotencyKey } from '../../../money/ids.ts';
import type { Answer } from './answer.ts';

/** The calls about the club. Who joins is whoever is signed in: nothing of it is asked of the page. */
export interface ClubCalls {
  /** CM-28 */
  readonly getUnifyMembershipInfo: () => Answer<ClubInfo>;
  /** CM-38 @param key the same for each try of one press: it joins once */
  readonly joinSmileClubByOneClick: (request: void, key?: IdempotencyKey) => Answer<ClubInfo>;
  /** CM-39: none for who has none, or has spent it */
  readonly getWelcomeGift: () => Answer<{ readonly clubWelcomeGift: Option<WelcomeGift> }>;
}
