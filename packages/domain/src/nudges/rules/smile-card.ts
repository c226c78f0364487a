import type { NudgeRule } from '../facts.ts';

/** Advertises the card discount at payment. The outlet has none. */
export const smileCard: NudgeRule = {
  type: 'NudgingSmileCard',
  allowedBy: 'SMILE_CARD',
  isOffered: ({ tenant }) => tenant === 'marketplace',
  concerns: ({ cardCount }) => cardCount > 0,
};
