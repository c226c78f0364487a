import type { Option } from 'fp-ts/Option';
import type { ClubInfo, WelcomeGift } from '../../../entities/club/club.ts';
import type { IdempotencyKey } from '../../../money/ids.ts';
import type { Answer } from './answer.ts';

/** Club calls. The session identifies the member, so the page sends no identity. */
export interface ClubCalls {
  /** CM-28 */
  readonly getUnifyMembershipInfo: () => Answer<ClubInfo>;
  /**
   * CM-38.
   * @param key unchanged for retries, so that the member joins once
   */
  readonly joinSmileClubByOneClick: (request: void, key?: IdempotencyKey) => Answer<ClubInfo>;
  /** CM-39: `none` without a gift, or after it was used */
  readonly getWelcomeGift: () => Answer<{ readonly clubWelcomeGift: Option<WelcomeGift> }>;
}
