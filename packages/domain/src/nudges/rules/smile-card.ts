import type { NudgeRule } from '../facts.ts';

/** Cards of the marketplace take something off at payment (ND-04). The outlet has none. */
export const smileCard: NudgeRule = {
  type: 'NudgingSmileCard',
  allowedBy: 'SMILE_CARD',
  isOffered: ({ tenant }) => tenant === 'marketplace',
  concerns: ({ cardCount }) => cardCount > 0,
};
