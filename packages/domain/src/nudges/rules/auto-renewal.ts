import { featuresOf } from '../../storefront/features.ts';
import type { NudgeRule } from '../facts.ts';

/**
 * The universe club renews itself. Whom it concerns the marketplace knows, and it is told that the nudge was shown; so no
 * cookie is needed (ND-03). Where there is no club there is none.
 */
export const autoRenewal: NudgeRule = {
  type: 'NudgingUniverseClubAutoRenewal',
  allowedBy: 'UNIVERSE_CLUB_AUTO_RENEWAL_NUDGE',
  isOffered: (storefront) => featuresOf(storefront).club,
  concerns: () => true,
};
