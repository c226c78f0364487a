import { featuresOf } from '../../storefront/features.ts';
import type { NudgeRule } from '../facts.ts';

/** Maximum displays; later only the club banner remains. */
export const MAX_ONE_CLICK_SHOWINGS = 3;

/** Offers the club by one click. It needs a club. */
export const oneClick: NudgeRule = {
  type: 'NudgingClubOneClick',
  allowedBy: 'CLUB_ONE_CLICK',
  isOffered: (storefront) => featuresOf(storefront).club,
  concerns: ({ canJoinClub, remembered }) => canJoinClub && remembered.oneClickShowings < MAX_ONE_CLICK_SHOWINGS,
};
