import { featuresOf } from '../../storefront/features.ts';
import type { NudgeRule } from '../facts.ts';

/** The one-click nudge is shown this often at most, then only the club's own banner is left (ND-06). */
export const MAX_ONE_CLICK_SHOWINGS = 3;

/** The club may be joined by one click (CL-01, ND-06). Where there is no club there is none. */
export const oneClick: NudgeRule = {
  type: 'NudgingClubOneClick',
  allowedBy: 'CLUB_ONE_CLICK',
  isOffered: (storefront) => featuresOf(storefront).club,
  concerns: ({ canJoinClub, remembered }) => canJoinClub && remembered.oneClickShowings < MAX_ONE_CLICK_SHOWINGS,
};
