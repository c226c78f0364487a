import { featuresOf } from '../../storefront/features.ts';
import type { NudgeRule } from '../facts.ts';

/**
 * Announces the automatic renewal of the universe club. The server records that it was shown, so it needs no cookie.
 * It needs a club.
 */
export const autoRenewal: NudgeRule = {
  type: 'NudgingUniverseClubAutoRenewal',
  allowedBy: 'UNIVERSE_CLUB_AUTO_RENEWAL_NUDGE',
  isOffered: (storefront) => featuresOf(storefront).club,
  concerns: () => true,
};
